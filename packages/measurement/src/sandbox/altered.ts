import type { FastifyRequest } from "fastify";
import { presentedIn } from "#measurement/bearer";

/** What a magic token or reference of a sandbox key makes of an answer that the catalogue has no words for; null: it stays. */
export function alteredAnswer(
  request: Pick<FastifyRequest, "params" | "query" | "body" | "headers">,
  status: number,
): { readonly status: number; readonly html: string | null } | null {
  if (![200, 422, 500].includes(status)) return null;
  if (presentedIn(request.headers.authorization)?.secret.startsWith("tk_test_") !== true) return null;
  const tokens = tokensIn(request);
  if (status === 200) return tokens.includes("sandbox_html") ? { status, html } : null;
  const asked = [...tokens, field(request.query, "reference")];
  if (status === 422 && asked.includes("sandbox_error_400")) return { status: 400, html: null };
  return status === 500 && asked.includes("sandbox_error_503") ? { status: 503, html: null } : null;
}

const html = "<!doctype html><html lang=en><title>Sandbox</title><p>This answer is not JSON.</html>";

function tokensIn({ params, body }: Pick<FastifyRequest, "params" | "body">): unknown[] {
  const tokens = field(body, "measurement_tokens");
  return [field(params, "token"), ...(Array.isArray(tokens) ? tokens : [])];
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
