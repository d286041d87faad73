import { readOptions } from "./options.ts";
import { textOf, writeReport } from "./report.ts";
import { runFaults } from "./run.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = readOptions(process.argv.slice(2));
say(`${options.rounds} rounds with the seed ${options.seed}`);
const outcome = await runFaults(options, say);
writeReport(outcome, options);
say(`\n${textOf(outcome)}`);
const isWhole = outcome.unsent === 0 && outcome.rounds.every((one) => one.missing.length + one.broken.length === 0);
process.exitCode = isWhole ? 0 : 1;
