/** One request of the SDK with its answer, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly answer: string;
}

type Hear = (exchange: Exchange) => void;

const listeners = new Map<Hear, string>();
const state: { real: typeof fetch | null } = { real: null };

/** Hears every request below an address until the returned function is called; the requests themselves go on as they are. */
export function tapFetch(below: string, hear: Hear): () => void {
  listeners.set(hear, below);
  if (state.real === null) {
    state.real = globalThis.fetch;
    globalThis.fetch = tapped(state.real);
  }
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0 || state.real === null) return;
    globalThis.fetch = state.real;
    state.real = null;
  };
}

const tapped =
  (real: typeof fetch): typeof fetch =>
  async (input, init) => {
    const asked = { ...init };
    const url = input instanceof Request ? input.url : String(input);
    const record = (status: number | null, answer: string): void => {
      for (const [hear, below] of listeners)
        if (url.startsWith(below)) hear({ ...requestOf(url, asked), status, answer: answer.slice(0, longest) });
    };
    try {
      const response = await real(input, init);
      if ([...listeners.values()].some((below) => url.startsWith(below)))
        record(response.status, await response.clone().text());
      return response;
    } catch (error) {
      record(null, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };

const longest = 20_000;

const requestOf = (url: string, { method = "GET", headers, body }: RequestInit) => ({
  method,
  url,
  headers: Object.fromEntries(new Headers(headers ?? {})),
  body: typeof body === "string" ? body : null,
});
