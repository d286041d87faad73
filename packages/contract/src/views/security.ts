import { z } from "zod";
import { id, instant } from "../common/fields.ts";

/** How a user can sign in. */
export const securityView = z.object({
  has_password: z.boolean(),
  google: z.object({ linked: z.boolean(), available: z.boolean() }),
  passkeys: z.array(z.object({ id, name: z.string(), created_at: instant, last_used_at: instant.nullable() })),
  /** False where the platform is opened by a bare IP address: passkeys need a name. */
  passkeys_available: z.boolean(),
  totp: z.boolean(),
  recovery_codes_left: z.int(),
  second_step_required: z.boolean(),
  /** Until when calls that want a proof of identity pass; null: one is wanted now. */
  proven_until: instant.nullable(),
});
