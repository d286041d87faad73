import { callNames, type Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";

/** Stands in for calls that are being written today; goes away with the last of them. */
export function coming(): Handlers<Catalog> {
  const refuse = async (ctx: { fail(code: string): Error }) => {
    throw ctx.fail("UNKNOWN_ERROR");
  };
  return Object.fromEntries(callNames.map((name) => [name, refuse])) as unknown as Handlers<Catalog>;
}
