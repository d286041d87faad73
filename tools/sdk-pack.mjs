import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { packedIn } from "../packages/sdk/pack.mjs";
import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt([builds.sdk]))) throw new Error("The SDK could not be built, see above.");
  const { version, tarball } = await packedIn(inRoot("packages/sdk/dist"));
  const bytes = readFileSync(tarball);
  const hash = createHash("sha512").update(bytes).digest("base64");
  const path = relative(process.cwd(), tarball);
  console.log(`${path}: ${bytes.length} bytes, sha512-${hash}`);
  console.log(`  to install it:  npm install ${tarball}`);
  console.log(`  to publish it:  npm publish ${path}`);
  console.log(`  at a service:   npm install <its address>/sdk/${version}/${basename(tarball)}`);
  return 0;
});
