import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { signUp, type SignUpDeps } from "./create.ts";
import { findFitters } from "./find-fitters.ts";

export function consumerHandlers(deps: SignUpDeps): Pick<Handlers<Catalog>, "createConsumer" | "findFitters"> {
  return {
    createConsumer: (ctx, { body }, io) => signUp(ctx, deps, body, io),
    findFitters: (ctx, { body }) => findFitters(ctx, body),
  };
}
