import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { publicConfig, type ConfigDeps } from "./config.ts";

export function platformHandlers(deps: ConfigDeps): Pick<Handlers<Catalog>, "getConfig"> {
  return { getConfig: async (_ctx, { query }) => publicConfig(deps, query["keys[]"]) };
}
