import { runKeysCommand } from "./keys/command.ts";

process.exitCode = await runKeysCommand(process.argv.slice(2), (line) => {
  process.stdout.write(`${line}\n`);
});
