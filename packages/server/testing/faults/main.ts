import { readOptions } from "./options.ts";
import { textOf, writeReport } from "./report.ts";
import { problemsOf } from "./problems.ts";
import { runFaults } from "./run.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = readOptions(process.argv.slice(2));
say(`The seed is ${options.seed}`);
const outcome = await runFaults(options, say);
writeReport(outcome, options.seed);
say(`\n${textOf(outcome)}`);
process.exitCode = problemsOf(outcome).length === 0 ? 0 : 1;
