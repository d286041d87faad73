import { openEnvironment, type Environment } from "./environment.ts";
import { usualSize } from "./fill/sizes.ts";
import { measureCalls } from "./measure-calls.ts";
import { measureContested } from "./measure-contested.ts";
import { measureFloods } from "./measure-floods.ts";
import { measurePostgraphile } from "./measure-postgraphile.ts";
import { measureSignIn } from "./measure-sign-in.ts";
import { measureSizes } from "./measure-sizes.ts";
import { measureStart } from "./measure-start.ts";
import { readOptions, type Options, type SectionName } from "./options.ts";
import { conditionsOf, writeReport, type Section } from "./report.ts";

type Run = (environment: Environment, options: Options) => Promise<Section>;

const runs: Readonly<Record<SectionName, Run>> = {
  calls: async (environment, { pace }) => measureCalls(environment, await environment.database(usualSize), pace),
  "sign-in": async (environment, { pace }) => measureSignIn(environment, await environment.database(usualSize), pace),
  sizes: measureSizes,
  contested: (environment, { isQuick }) => measureContested(environment, isQuick),
  start: measureStart,
  floods: async (environment) => measureFloods(environment, await environment.database(usualSize)),
  postgraphile: async (environment, { pace }) =>
    measurePostgraphile(environment, await environment.database(usualSize), pace),
};

const options = readOptions(process.argv.slice(2));
const environment = await openEnvironment();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void environment.close().finally(() => process.exit(130)));
try {
  const { rows } = await environment.pool.query<{ version: string }>("select split_part(version(), ' ', 2) as version");
  const conditions = conditionsOf(rows[0]?.version ?? "");
  process.stdout.write(`${conditions}\n`);
  for (const name of options.sections) {
    const section = await runs[name](environment, options);
    // Too short to judge by.
    if (!options.isQuick) writeReport(section, options.label, conditions);
    process.stdout.write(`\n${section.title}\n\n${section.text}\n\n`);
  }
  if (options.isQuick) process.stdout.write("A quick run: docs/bench.md stays as it is.\n");
} finally {
  await environment.close();
}
