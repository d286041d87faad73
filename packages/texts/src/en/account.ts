import type { Area } from "../types.ts";
import { accountProof } from "./account/proof.ts";
import { accountWays } from "./account/ways.ts";
import { accountShared } from "./account/shared.ts";

export const account = {
  ...accountProof,
  ...accountWays,
  ...accountShared,
} as const satisfies Area;
