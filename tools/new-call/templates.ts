import { type CallPlan, kebab } from "./plan.ts";

export function pathNames(plan: CallPlan): string[] {
  return [...plan.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
}

/** Whether the call takes a body: everything but reading and deleting does. */
function hasBody(plan: CallPlan): boolean {
  return plan.method === "POST" || plan.method === "PUT";
}

export function contractEntry(plan: CallPlan): string {
  const names = pathNames(plan);
  const byId = names.length === 1 && names[0] === "id";
  const lines = [
    `method: "${plan.method}",`,
    `path: "${plan.path}",`,
    `access: "${plan.access}",`,
    `effect: "${plan.effect}",`,
    `${plan.effect === "read" ? "shows" : "changes"}: ["${plan.domain.replace(/s$/, "")}"],`,
    'description: "Say here in one sentence what it does.",',
    ...(byId ? ["params: idParams,"] : []),
    ...(names.length > 0 && !byId
      ? [`params: z.strictObject({ ${names.map((name) => `${name}: pathId`).join(", ")} }),`]
      : []),
    ...(hasBody(plan) ? ["body: nothing,"] : []),
    "reply: done,",
    `errors: [${names.length > 0 ? '"NOT_FOUND"' : ""}],`,
  ];
  return `\nexport const ${plan.name} = endpoint({\n${lines.map((line) => `  ${line}\n`).join("")}});\n`;
}

/** What the contract's entry imports: names by module. */
export function contractImports(plan: CallPlan): [names: string[], module: string][] {
  const names = pathNames(plan);
  const byId = names.length === 1 && names[0] === "id";
  const fields = [
    "done",
    ...(hasBody(plan) ? ["nothing"] : []),
    ...(byId ? ["idParams"] : names.length > 0 ? ["pathId"] : []),
  ];
  return [
    [["endpoint"], "../endpoint.ts"],
    [fields, "../common/fields.ts"],
    ...(names.length > 0 && !byId ? [[["z"], "zod"] satisfies [string[], string]] : []),
  ];
}

export function operation(plan: CallPlan): string {
  const ctx = plan.effect === "read" ? "ReadCtx" : "WriteCtx";
  const errors = pathNames(plan).length > 0 ? '<"NOT_FOUND">' : "";
  return `import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ${ctx} } from "@treadclub/kit/context";

type Call = Catalog["${plan.name}"];

/** Say here in one sentence what it does. */
export async function ${plan.name}(_ctx: ${ctx}${errors}, _input: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  return { done: true };
}
`;
}

export function newHandlers(plan: CallPlan): string {
  const handlerFactory = `${plan.domain.replace(/s$/, "")}Handlers`;
  return `import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";

type Names = ${JSON.stringify(plan.name)};

export function ${handlerFactory}(): Pick<Handlers<Catalog>, Names> {
  return {
  };
}
`;
}

export function handlerLine(plan: CallPlan): string {
  return `    ${plan.name}: (ctx, input) => ${plan.name}(ctx, input),\n`;
}

/** A sample of the call's input, which the matrix sends as every actor. */
export function sampleLine(plan: CallPlan): string {
  const names = pathNames(plan);
  const params = names.length > 0 ? `params: { ${names.map((name) => `${name}: "1"`).join(", ")} }` : "";
  const parts = [params, hasBody(plan) ? "body: {}" : ""].filter(Boolean).join(", ");
  return `  ${plan.name}: () => (${parts ? `{ ${parts} }` : "{}"}),\n`;
}

export function testFile(plan: CallPlan): string {
  return `import { describe, expect, it } from "vitest";
import { openFixtures } from "#testing/fixtures";
import { samples } from "#testing/samples";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

describe("${plan.name}", () => {
  it("answers somebody who may", async () => {
    const fixtures = await openFixtures(testApp);
    const answer = await testApp.as(fixtures.${actorFor(plan.access)}).send("${plan.name}", samples.${plan.name}(fixtures));
    expect([answer.status, answer.error]).toEqual([200, null]);
  });

  // Counts as failed until it says what the call does.
  it.todo("does what ${kebab(plan.name).replaceAll("-", " ")} promises");
});
`;
}

function actorFor(access: string): string {
  const actors: Readonly<Record<string, string>> = {
    member: "fitter.owner",
    "member-owner": "fitter.owner",
    admin: "admin",
    "super-admin": "superAdmin",
  };
  return actors[access] ?? "anna";
}
