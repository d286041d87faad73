import { dirname, join, relative } from "node:path";
import { build } from "vite";

const here = import.meta.dirname;
const packages = dirname(here);

/** Packages that load native libraries, or files of their own, from where npm has put them. */
const external = ["sharp", "@node-rs/argon2", "pdfkit"];

/**
 * Fills `folder` with the service as a script and the chunks that it loads later. Node parses a package's manifest at
 * each import of the package and at each of its modules; that of drizzle-orm has 180 KB.
 */
export async function buildServer(folder = join(here, "dist"), entry = "src/main.ts") {
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    plugins: [sourceLocations(), oneByteStrings()],
    ssr: { noExternal: true, external },
    // React brings a build for development, too, which is twice the size.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: "[name].js",
          // Assets outlive a new build: a running service may still load one.
          chunkFileNames: "assets/[name]-[hash].js",
          comments: false,
        },
      },
    },
  });
}

const placeholder = "@packages@";

/** Modules find files relative to their source: `import.meta` keeps its value from before bundling. */
function sourceLocations() {
  return {
    name: "source-locations",
    transform(code, id) {
      if (!id.startsWith(packages) || id.includes("node_modules") || !code.includes("import.meta.")) return null;
      const file = `${placeholder}/${relative(packages, id)}`;
      return code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`)
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(`./${file}`)}, import.meta.url).href`);
    },
    renderChunk: (code, { fileName }) =>
      code.replaceAll(placeholder, relative(dirname(join("server/dist", fileName)), ".")),
  };
}

/** One letter beyond Latin-1 makes V8 keep the whole script with two bytes for each letter. */
function oneByteStrings() {
  return {
    name: "one-byte-strings",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = file.code.replaceAll(/\\[^]|[^\0-\xff]/g, inOneByte);
    },
  };
}

/** Takes a letter, or a backslash with the letter that it escapes. */
function inOneByte(part) {
  const letter = part.at(-1);
  return letter > "\xff" ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}` : part;
}
