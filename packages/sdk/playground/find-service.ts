/** `npm start` and `npm run measurement` take the first free port from these on, and give up after twenty more. */
const usualPorts: readonly number[] = [3000, 3100].flatMap((first) =>
  Array.from({ length: 21 }, (_, more) => first + more),
);
const patienceMs = 3_000;

/** Finds the running measurement service that knows the key; answers its origin. Throws an Error that says what to start or set. */
export async function findService(key: string, ports: readonly number[] = usualPorts): Promise<string> {
  const origins = ports.map((port) => `http://localhost:${port}`);
  const answers = await Promise.all(origins.map(async (origin) => ({ origin, found: await lookAt(origin, key) })));
  const known = answers.find(({ found }) => found === "knows the key");
  if (known) return known.origin;
  const other = answers.find(({ found }) => found === "another key");
  if (other)
    throw new Error(
      `The service at ${other.origin} does not know the playground's key. Run npm start with its demo world, or make a key there and say PLAYGROUND_KEY=… npm run playground.`,
    );
  throw new Error(
    "No measurement service is running here. Begin one with npm start, or say where it is: PLAYGROUND_SERVICE=http://localhost:4000 npm run playground.",
  );
}

/** Asks for the results of a session that nobody has: a service of this kind says whether it is the key or the session that it misses. */
async function lookAt(origin: string, key: string): Promise<"knows the key" | "another key" | null> {
  try {
    const answer = await fetch(`${origin}/measurement/v1/instant-apps/sessions/none/results`, {
      headers: { authorization: `Bearer ${btoa(key)}` },
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await answer.json();
    const code: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "code") : undefined;
    if (code === "NOT_FOUND" && answer.headers.has("x-request-id")) return "knows the key";
    return code === "KEY_UNKNOWN" ? "another key" : null;
  } catch {
    return null;
  }
}
