import { createServer } from "node:http";
import { resolve } from "node:path";
import { build } from "vite";
import { expect, expectUsable, test } from "./harness.ts";
import { listen } from "./listen.ts";
import { judge, openMeasurement, openReviewer } from "./measure/reviewer.ts";
import { chooseOne, expectHandedIn, goBack, photographOnce, press, scanOne, startScan } from "./measure/scanner.ts";
import { newReference, openVisitor, site } from "./measure/site.ts";
import { translate } from "./words.ts";

const sdk = resolve(import.meta.dirname, "../../sdk");

test("the element starts a scan from a button of the page's own and knows how it ended", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser);
  await page.goto(site("/element"));
  await expectUsable(page);
  await page.getByRole("button", { name: "Check a tyre" }).click();
  await page.waitForURL(/\/scan\//);
  await startScan(page);
  await press(page, translate("scanner.page.leave"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translate("scanner.leave.yes") })
    .click();
  await page.waitForURL(site("/element"));
  await expect(page.getByRole("status")).toHaveText("Scan not finished. You can start again.");
  await expectUsable(page);
  // Without that button it brings one.
  await page.getByRole("button").evaluate((own) => own.remove());
  await page.getByRole("button", { name: "Scan your tyres" }).click();
  await page.waitForURL(/\/scan\//);
  await startScan(page);
  await chooseOne(page, "Rear left");
  await photographOnce(page, "Rear left");
  await expectHandedIn(page);
  await goBack(page);
  await page.waitForURL(site("/element"));
  await expect(page.getByRole("status")).toHaveText("Waiting for your results…");
  expect(complaints).toEqual([]);
});

test("the sample of the React hook scans once, and shows what a person has read", async ({ browser, base }) => {
  const reference = newReference();
  const { page, complaints } = await openVisitor(browser);
  const sample = await serveSample(base, reference);
  try {
    await page.goto(sample.address);
    await page.getByRole("button", { name: "Scan your tyres" }).click();
    await page.waitForURL(/\/scan\//);
    await scanOne(page, "Rear left");
    await expectHandedIn(page);
    const { host } = new URL(sample.address);
    await page.getByRole("link", { name: host }).click();
    await page.waitForURL(sample.address);
    await expect(page.getByRole("status")).toHaveText("Waiting for your results…");
    const reviewer = await openReviewer(browser, base);
    await openMeasurement(reviewer, reference, "Rear left");
    await judge(reviewer);
    await expect(page.getByText("4.4 mm")).toBeVisible();
    expect(sample.sessions()).toBe(1);
    expect(complaints).toEqual([]);
  } finally {
    sample.stop();
  }
});

test("the script tag that the service shows loads in a page elsewhere, and not with another hash", async ({
  browser,
  base,
}) => {
  const { page, complaints } = await openVisitor(browser);
  await page.goto(`${base}/sdk/`);
  await expectUsable(page);
  const install = await page.getByText("npm install").innerText();
  const tarball = await page.request.get(install.replace("npm install ", ""));
  expect([tarball.status(), tarball.headers()["content-encoding"]]).toEqual([200, undefined]);
  const tag = await page.getByText("<script").innerText();
  const elsewhere = await serve({ "/": tag, "/other": tag.replace(/sha384-.{9}/, "sha384-AAAAAAAAA") });
  try {
    await page.goto(elsewhere.address);
    expect(await page.evaluate("TreadSDK.sdkVersion")).toBe("2.1.3");
    expect(complaints).toEqual([]);
    await page.goto(`${elsewhere.address}other`);
    expect(await page.evaluate("typeof TreadSDK")).toBe("undefined");
    expect(complaints.join()).toContain("integrity");
  } finally {
    elsewhere.stop();
  }
});

/** The sample, bundled with the built package, as a website of its own; the playground's server makes its sessions. */
async function serveSample(base: string, reference: string) {
  const script = (await bundleSample()).replaceAll("https://treadclub.example", base);
  let sessions = 0;
  const server = await serve({
    "/": `<!doctype html><html lang="en"><title>Sample</title><script type="module" src="/sample.js"></script>`,
    "/sample.js": script,
    "/tread-session": () => {
      sessions += 1;
      return newSession(reference);
    },
  });
  return { ...server, sessions: () => sessions };
}

/** A website with these answers by their path: scripts, and pages. */
async function serve(answers: Readonly<Record<string, string | (() => Promise<string>)>>) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://site").pathname;
    const answer = answers[path] ?? "";
    response.setHeader("content-type", path.endsWith(".js") ? "text/javascript" : "text/html");
    if (typeof answer === "string") return void response.end(answer);
    void answer().then((text) => response.end(text));
  });
  const port = await listen(server, "localhost");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}/`, stop };
}

async function newSession(reference: string): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const body = JSON.stringify({ reference, positions: ["rl"] });
  const answer = await fetch(site("/session"), { method: "POST", headers, body });
  return answer.text();
}

async function bundleSample(): Promise<string> {
  const built = await build({
    root: resolve(sdk, "fixtures/integrator"),
    configFile: false,
    logLevel: "error",
    resolve: { alias: [{ find: /^@treadclub\/tread-sdk\/(\w+)$/, replacement: `${sdk}/dist/tread-sdk-$1.js` }] },
    build: { write: false, rolldownOptions: { input: resolve(sdk, "fixtures/integrator/src/main.tsx") } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("Nothing was built");
  return bundle.output.map((file) => ("code" in file ? file.code : "")).join("");
}
