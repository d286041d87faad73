import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { tarballName } from "../packages/sdk/pack.mjs";
import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt([builds.sdk]))) throw new Error("The SDK could not be built, see above.");
  const { version } = JSON.parse(readFileSync(inRoot("packages/sdk/dist/package.json"), "utf8"));
  const file = inRoot("packages/sdk/dist", tarballName(version));
  const tarball = readFileSync(file);
  const hash = createHash("sha512").update(tarball).digest("base64");
  const path = relative(process.cwd(), file);
  console.log(`${path}: ${tarball.length} bytes, sha512-${hash}`);
  console.log(`  to install it:  npm install ${file}`);
  console.log(`  to publish it:  npm publish ${path}`);
  console.log(`  at a service:   npm install <its address>/sdk/${version}/${tarballName(version)}`);
  return 0;
});
