import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, root } from "./lib/paths.mjs";
import { childEnvironment } from "./lib/runtime.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  const children = [
    start("node", ["--watch", "--watch-preserve-output", inRoot("packages/server/src/main.ts")], root),
    start("vite", [], inRoot("packages/web")),
  ];
  const stopAll = () => children.forEach((child) => child.kill("SIGTERM"));
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stopAll);
  const exits = children.map((child) => once(child, "exit"));
  // One without the other is of no use: the first to end takes the other along.
  const [code] = await Promise.race(exits);
  stopAll();
  await Promise.all(exits);
  return code ?? 0;
});

/** In a process group of its own: a Ctrl-C comes from us, once. */
function start(program, args, cwd) {
  return spawn(program, args, {
    cwd,
    env: childEnvironment(),
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
}
