import type { Area } from "../types.ts";
import { accountProof } from "./account/proof.ts";
import { accountWays } from "./account/ways.ts";
import { accountShared } from "./account/shared.ts";
import { accountComplaint } from "./account/complaint.ts";

export const account = {
  ...accountComplaint,
  ...accountProof,
  ...accountWays,
  ...accountShared,
} as const satisfies Area;
