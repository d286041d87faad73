import type { account as english } from "../en/account.ts";
import type { Translation } from "../types.ts";
import { accountProof } from "./account/proof.ts";
import { accountWays } from "./account/ways.ts";
import { accountShared } from "./account/shared.ts";
import { accountComplaint } from "./account/complaint.ts";

export const account: Translation<typeof english> = {
  ...accountComplaint,
  ...accountProof,
  ...accountWays,
  ...accountShared,
};
