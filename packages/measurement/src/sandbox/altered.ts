/** What a magic token makes of an answer that the catalogue has no words for; null: the answer stays. */
export function alteredAnswer(
  asked: readonly unknown[],
  status: number,
): { readonly status: number; readonly html: string | null } | null {
  if (status === 200 && asked.includes("sandbox_html")) return { status, html };
  if (status === 422 && asked.includes("sandbox_error_400")) return { status: 400, html: null };
  if (status === 500 && asked.includes("sandbox_error_503")) return { status: 503, html: null };
  return null;
}

const html = "<!doctype html><html lang=en><title>Sandbox</title><p>This answer is not JSON.</html>";

/** The tokens and the reference that a request names. */
export function askedIn(request: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}): unknown[] {
  const tokens = field(request.body, "measurement_tokens");
  return [field(request.params, "token"), field(request.query, "reference"), ...(Array.isArray(tokens) ? tokens : [])];
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
