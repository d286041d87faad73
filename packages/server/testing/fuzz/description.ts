import { z } from "zod";
import type { Target } from "./targets.ts";

/** What the service says about the answers of one of its calls. */
export interface Described {
  readonly statuses: ReadonlySet<number>;
  readonly reply: z.ZodType;
}

const schema = z.record(z.string(), z.unknown());
const operation = z.object({
  operationId: z.string(),
  responses: z.record(
    z.string(),
    z.object({ content: z.object({ "application/json": z.object({ schema }).optional() }).optional() }),
  ),
});
const document = z.object({
  components: z.object({ schemas: z.record(z.string(), schema) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** Reads the descriptions that a running service publishes: by the name of the call. */
export async function readDescriptions(base: string): Promise<ReadonlyMap<string, Described>> {
  const platform = await read(`${base}/api/v1/openapi.json`);
  const measurement = await read(`${base}/measurement/v1/openapi.json`);
  return new Map([...platform, ...measurement.map(([name, one]) => [`measurement.${name}`, one] as const)]);
}

/** What is said about a call. Throws where it is not described. */
export function describedAs(descriptions: ReadonlyMap<string, Described>, { name }: Target): Described {
  const found = descriptions.get(name);
  if (!found) throw new Error(`${name} is not described.`);
  return found;
}

async function read(url: string): Promise<[string, Described][]> {
  // A schema by itself finds what it refers to in its `$defs`.
  const text = (await (await fetch(url)).text()).replaceAll("#/components/schemas/", "#/$defs/");
  const { paths, components } = document.parse(JSON.parse(text));
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [
      operationId,
      {
        statuses: new Set(Object.keys(responses).map(Number)),
        reply: z.fromJSONSchema({
          ...responses["200"]?.content?.["application/json"]?.schema,
          $defs: components.schemas,
        }),
      },
    ]);
}
