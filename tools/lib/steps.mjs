import { runQuietly } from "./run.mjs";

/**
 * Runs steps, at most `atOnce` at a time, and prints a line for each with its time; of a failed one all that it said.
 * @param {{ name: string, run?: () => Promise<{ code: number, output: string, ms: number }>, program?: string, args?: string[], env?: object, cwd?: string }[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps];
  const outcomes = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await (step.run ? step.run() : runQuietly(step.program, step.args, step));
      outcomes.push(outcome.code === 0);
      printOutcome(step.name, outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}

function printOutcome(name, { code, output, ms }) {
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name.padEnd(24)} ${String(ms).padStart(6)} ms`);
  if (code !== 0) console.log(`${output.trimEnd()}\n`);
}
