import { url } from "@treadclub/kit/process/settings";
import { z } from "zod";
import type { RegisterSettings } from "./adapters/vehicle-register/open.ts";

/** What each variable must be, said when it is not. */
export const registerAdvice = {
  DVLA_API_KEY: "the API key that DVLA gave you for the Vehicle Enquiry Service",
  DVLA_URL: "the address of the Vehicle Enquiry Service, for example https://driver-vehicle-licensing.api.gov.uk",
  DVSA_API_KEY: "the API key that DVSA gave you for the MOT history",
  DVSA_CLIENT_ID: "the client id that DVSA gave you",
  DVSA_CLIENT_SECRET: "the client secret that DVSA gave you",
  DVSA_TOKEN_URL:
    "the token address that DVSA gave you, for example https://login.microsoftonline.com/your-tenant/oauth2/v2.0/token",
  DVSA_URL: "the address of the MOT history, for example https://history.mot.api.gov.uk",
} as const;

const secret = z.string().min(1).max(500).optional();

export const registerVariables = {
  DVLA_API_KEY: secret,
  DVLA_URL: url.default("https://driver-vehicle-licensing.api.gov.uk"),
  DVSA_API_KEY: secret,
  DVSA_CLIENT_ID: secret,
  DVSA_CLIENT_SECRET: secret,
  DVSA_TOKEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  DVSA_URL: url.default("https://history.mot.api.gov.uk"),
};

type Given = z.output<z.ZodObject<typeof registerVariables>>;

/** DVLA, DVSA, both or neither; or the variable that is missing. */
export function registerOf(values: Given): RegisterSettings | { readonly missing: keyof typeof registerAdvice } {
  const dvla = values.DVLA_API_KEY === undefined ? null : { key: values.DVLA_API_KEY, url: values.DVLA_URL };
  const { DVSA_API_KEY: apiKey, DVSA_CLIENT_ID: clientId, DVSA_CLIENT_SECRET: clientSecret } = values;
  const tokenUrl = values.DVSA_TOKEN_URL;
  if (apiKey === undefined) return { dvla, dvsa: null };
  if (clientId === undefined) return { missing: "DVSA_CLIENT_ID" };
  if (clientSecret === undefined) return { missing: "DVSA_CLIENT_SECRET" };
  if (tokenUrl === undefined) return { missing: "DVSA_TOKEN_URL" };
  return { dvla, dvsa: { apiKey, clientId, clientSecret, tokenUrl, url: values.DVSA_URL } };
}
