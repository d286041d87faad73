import { readOptions } from "./options.ts";
import { textOf, writeReport } from "./report.ts";
import { problemsOf } from "./problems.ts";
import { runFaults } from "./run.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const options = readOptions(process.argv.slice(2));
print(`The seed is ${options.seed}`);
const outcome = await runFaults(options, print);
writeReport(outcome, options.seed);
print(`\n${textOf(outcome)}`);
process.exitCode = problemsOf(outcome).length === 0 ? 0 : 1;
