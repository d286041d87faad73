import { z } from "zod";
import type { SingleUse } from "#modules/identity";

const journey = z.object({
  next_url: z.string().optional(),
  code: z.string().optional(),
  code_type: z.string().optional(),
  iframe_query: z.string().optional(),
});

const way = z.object({
  nonce: z.string(),
  verifier: z.string(),
  intent: z.enum(["sign_in", "link", "prove"]),
  journey,
  browser: z.string(),
});

/** What waited under `state`. */
export type Way = z.output<typeof way>;
export const wayOf = (row: SingleUse): Way => way.parse(row.data);

const person = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
});

/** Whom the provider named, kept until they accepted the terms or proved the account of their address. */
export type KeptPerson = z.output<typeof person>;
export const personOf = (row: SingleUse): KeptPerson => person.parse(row.data);
