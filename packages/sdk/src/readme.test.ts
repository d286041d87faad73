// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, createElement, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openStreams, resultsOf, returnAddress, visit } from "#testing/own-page";
import "./element.ts";

const top = join(import.meta.dirname, "..");
const readme = readFileSync(join(top, "README.md"), "utf8");
const fixture = (name: string): string => readFileSync(join(top, "fixtures/integrator", name), "utf8");

const completed = {
  measurements: resultsOf("completed").measurements.map((one) => ({
    ...one,
    measurement_id: 7,
    minimum: { available: true, value_mm: 4.4 },
  })),
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("samples of the README", () => {
  it("are those of the sample project", () => {
    expect(readme).toContain(`\`\`\`tsx\n${fixture("src/tyre-check.tsx")}\`\`\``);
    expect(readme).toContain(`\`\`\`html\n${fixture("element.html")}\`\`\``);
  });

  it("show depths with React", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const { report } = openStreams();
    visit(returnAddress({ measurementTokens: ["ts_1"] }));
    const sample: { TyreCheck: () => ReactElement } = await import(join(top, "fixtures/integrator/src/tyre-check.tsx"));
    const root = createRoot(document.body);
    await act(async () => root.render(createElement(sample.TyreCheck)));
    expect(document.body.textContent).toBe("Scan your tyresWaiting for your results…");
    await act(async () => report(completed));
    await vi.waitFor(() => expect(document.body.textContent).toBe("Scan your tyres4.4 mm"));
    await act(async () => root.unmount());
  });

  it("show depths with the element", async () => {
    const { report } = openStreams();
    visit(returnAddress({ measurementTokens: ["ts_1"] }));
    const [, markup = "", script = ""] =
      /<\/script>\n([\s\S]+?)<script type="module">([\s\S]+?)<\/script>/.exec(fixture("element.html")) ?? [];
    document.body.innerHTML = markup;
    await import(`data:text/javascript,${encodeURIComponent(script)}`);
    report(completed);
    await vi.waitFor(() => expect(document.body.textContent.trim()).toBe("4.4 mm"));
  });
});
