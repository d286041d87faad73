import type { LaunchPayload } from "../src/index.ts";

/** What every start needs. */
export const wanted = {
  tokenData: { measurement_tokens: [{ measurement_token: "ts_1" }] },
  exitURL: "https://garage.example/done",
  errorURL: "https://garage.example/sorry",
};

/** The payload in the query of a link, as another device reads it. */
export function payloadIn(link: string | undefined): LaunchPayload {
  const data = new URL(link ?? "").searchParams.get("data") ?? "";
  return JSON.parse(Buffer.from(data, "base64url").toString());
}

/** The link without what it carries. */
export const bare = (link: string | undefined): string | undefined => link?.replace(/data=[\w-]+/, "data=…");
