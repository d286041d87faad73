import { builds } from "./builds.mjs";
import { checkGenerated } from "./generated.mjs";
import { inRoot } from "./paths.mjs";
import { runSteps } from "./steps.mjs";

const own = (name, file, ...args) => ({ name, program: "node", args: [inRoot("tools/checks", file), ...args] });
const built = (name, build) => ({ name, run: build.buildIfStale });

/**
 * Checks all that can be checked without running the product.
 * @param {() => void} [onGenerated] called once the generated files were compared: until then nothing else may read them
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check(onGenerated = () => {}) {
  // First and alone: it writes the generated files for a moment, which the others read.
  const first = await runSteps([{ name: "generated files", run: checkGenerated }], 1);
  onGenerated();
  const others = await runSteps(
    [
      { name: "types", program: "tsc", args: ["-b"] },
      { name: "lint", program: "oxlint", args: ["--type-aware", "--quiet", "--format=unix"] },
      built("pages built", builds.web),
      built("scanner built", builds.scanner),
      built("SDK built", builds.sdk),
      built("server built", builds.server),
      { name: "unused code", program: "knip", args: ["--no-progress"] },
      { name: "format", program: "oxfmt", args: ["--check"] },
      own("layers", "layers.ts"),
      own("table owners", "table-owners.ts"),
      own("sizes", "sizes.ts"),
      own("names", "names.ts"),
      own("voice", "voice.ts"),
      own("spec coverage", "spec-coverage.ts"),
      own("documents", "docs-links.ts"),
      own("API descriptions", "api-description.ts"),
    ],
    2,
  );
  const last = await runSteps(
    [
      own("first load", "bundle-budget.ts", "web"),
      own("scanner size", "bundle-budget.ts", "scanner"),
      { name: "SDK", program: "node", args: [inRoot("packages/sdk/check.mjs")] },
      { name: "SDK installed", program: "node", args: [inRoot("packages/sdk/check-installed.mjs")] },
    ],
    2,
  );
  const all = [first, others, last];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
