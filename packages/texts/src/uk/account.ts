import type { account as english } from "../en/account.ts";
import type { Translation } from "../types.ts";
import { accountActing } from "./account/acting.ts";
import { accountProof } from "./account/proof.ts";
import { accountWays } from "./account/ways.ts";
import { accountData } from "./account/data.ts";
import { accountHub } from "./account/hub.ts";
import { accountLeaving } from "./account/leaving.ts";
import { accountMessages } from "./account/messages.ts";
import { accountProfile } from "./account/profile.ts";
import { accountShared } from "./account/shared.ts";
import { accountComplaint } from "./account/complaint.ts";

export const account: Translation<typeof english> = {
  ...accountActing,
  ...accountComplaint,
  ...accountProof,
  ...accountWays,
  ...accountData,
  ...accountHub,
  ...accountLeaving,
  ...accountMessages,
  ...accountProfile,
  ...accountShared,
};
