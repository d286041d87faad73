import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { companyScope } from "#modules/members";
import { platformChecks, platformVehicles } from "./counted.ts";
import { countVehicles } from "./vehicle-figures.ts";

type Names = "getVehicleStatList" | "getVehicleStatTyreChecks" | "memberGetVehicleStatList";

export const reportHandlers = (): Pick<Handlers<Catalog>, Names> => ({
  getVehicleStatList: (ctx) => platformVehicles(ctx),
  getVehicleStatTyreChecks: (ctx, { query }) => platformChecks(ctx, query.by),
  memberGetVehicleStatList: (ctx) => {
    const scope = companyScope(ctx.actor);
    return scope === null ? platformVehicles(ctx) : countVehicles(ctx.db, scope, ctx.now);
  },
});
