import { z } from "zod";

/** What each variable must be, said when it is not. */
export const providerAdvice = {
  OIDC_ISSUER: "the address of an OpenID provider, for example https://accounts.google.com",
  OIDC_CLIENT_ID: "the client id that the provider gave you",
  OIDC_CLIENT_SECRET: "the client secret that the provider gave you",
  OIDC_NAME: "the provider's name as people know it, for example Google",
} as const;

export const providerVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe)
    .optional(),
  OIDC_CLIENT_ID: z.string().max(300).optional(),
  OIDC_CLIENT_SECRET: z.string().max(300).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).default("Google"),
};

export interface ProviderConfig {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Given = z.output<z.ZodObject<typeof providerVariables>>;

/** The provider, null when none is set, or the variable that is missing. */
export function providerOf(values: Given): ProviderConfig | null | { readonly missing: keyof typeof providerAdvice } {
  if (values.OIDC_ISSUER === undefined) return null;
  if (values.OIDC_CLIENT_ID === undefined) return { missing: "OIDC_CLIENT_ID" };
  if (values.OIDC_CLIENT_SECRET === undefined) return { missing: "OIDC_CLIENT_SECRET" };
  return {
    name: values.OIDC_NAME,
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
  };
}

/** Without TLS only on this very machine. */
function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
