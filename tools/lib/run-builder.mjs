import { pathToFileURL } from "node:url";

// Calls the builder that a package exports, with the folder to fill.
const [file, builder, folder] = process.argv.slice(2);
const found = await import(pathToFileURL(file).href);
await found[builder](folder);
