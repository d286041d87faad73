/** Prints what was found and ends the program: code 1 when there is anything. */
export function reportAndExit(problems: readonly string[], what: string): never {
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) console.log(`\n${problems.length} ${what}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
