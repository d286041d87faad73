import type { legal as english } from "../en/legal.ts";
import type { Translation } from "../types.ts";
import { cookies } from "./legal/cookies.ts";
import { memberPrivacy } from "./legal/member-privacy.ts";
import { memberTerms } from "./legal/member-terms.ts";
import { paper } from "./legal/paper.ts";
import { practice } from "./legal/practice.ts";
import { privacy } from "./legal/privacy.ts";
import { privacy20261122 } from "./legal/privacy-2026-11-22.ts";
import { privacy20261121 } from "./legal/privacy-2026-11-21.ts";
import { terms } from "./legal/terms.ts";
import { terms20261121 } from "./legal/terms-2026-11-21.ts";
import { terms20261122 } from "./legal/terms-2026-11-22.ts";

export const legal: Translation<typeof english> = {
  ...cookies,
  ...memberPrivacy,
  ...memberTerms,
  ...paper,
  ...practice,
  ...privacy,
  ...privacy20261122,
  ...privacy20261121,
  ...terms,
  ...terms20261121,
  ...terms20261122,
};
