import { createConfig, lintFromString } from "@redocly/openapi-core";
import { openApi } from "@treadclub/contract/openapi";
import { measurementOpenApi } from "@treadclub/contract/openapi/measurement";
import { reportAndExit } from "./report.ts";

type Json = ReturnType<typeof openApi>;

/** Holds an API description against the rules that Redocly recommends; a warning counts like an error. */
export async function findApiProblems(name: string, description: Json): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({
    source: JSON.stringify(description),
    absoluteRef: `${name}.json`,
    config,
  });
  return problems.map(({ message, ruleId, location }) => `${name} ${location[0]?.pointer}: ${message} (${ruleId})`);
}

if (import.meta.main) {
  const address = "https://treadclub.example";
  const found = await Promise.all([
    findApiProblems("platform", openApi(address)),
    findApiProblems("measurement", measurementOpenApi(address)),
  ]);
  reportAndExit(found.flat(), "problems of the API descriptions");
}
