import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

const text = z.string().min(1).max(20_000);
const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

const made = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string()).optional(),
  }),
});

const shown = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(200).nullish(),
  }),
});

/** What a browser answers that made a passkey; null when it is nothing of the kind. */
export function parseMade(answer: unknown): RegistrationResponseJSON | null {
  const { data } = made.safeParse(answer);
  if (!data) return null;
  const { transports: said = [], ...response } = data.response;
  const known = transports.filter((name) => said.includes(name));
  return { ...data, response: { ...response, transports: [...known] }, clientExtensionResults: {} };
}

/** What a browser answers that showed a passkey; null when it is nothing of the kind. */
export function parseShown(answer: unknown): AuthenticationResponseJSON | null {
  const { data } = shown.safeParse(answer);
  if (!data) return null;
  const { userHandle, ...response } = data.response;
  return {
    ...data,
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
    clientExtensionResults: {},
  };
}
