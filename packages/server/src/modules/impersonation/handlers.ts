import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { rabbitHole } from "./begin.ts";
import { enterRabbitHole, type ActingDeps } from "./enter.ts";
import { leaveRabbitHole } from "./leave.ts";
import { getWhoLooked } from "./who-looked.ts";

type Names = "rabbitHole" | "enterRabbitHole" | "leaveRabbitHole" | "getWhoLooked";

export function impersonationHandlers(deps: ActingDeps): Pick<Handlers<Catalog>, Names> {
  return {
    rabbitHole: (ctx, input) => rabbitHole(ctx, deps.accountOf, input),
    enterRabbitHole: (ctx, { body }, io) => enterRabbitHole(ctx, deps, body.token, io),
    leaveRabbitHole: (ctx) => leaveRabbitHole(ctx),
    getWhoLooked: (ctx, input) => getWhoLooked(ctx, input),
  };
}
