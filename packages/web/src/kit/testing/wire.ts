import { afterEach, beforeEach, vi } from "vitest";
import { loadTexts } from "../i18n.ts";
import { endSession } from "../stored-session.ts";

export interface Sent {
  readonly path: string;
  readonly bearer: string | null;
  readonly key: string | null;
}

/** What was sent, in order. */
export const sent: Sent[] = [];
export type Answer = (request: Sent) => Response | Promise<Response>;
const wire: { answer: Answer } = { answer: () => json(200, {}) };
/** What the server says from now on. */
export function answerWith(answer: Answer): void {
  wire.answer = answer;
}

/** Puts a wire of its own under each test of the calling file; the modules of this worker outlive the file. */
export function openWire(): void {
  beforeEach(async () => {
    sent.length = 0;
    localStorage.clear();
    endSession("signed_out");
    await loadTexts("base");
    vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      const request = {
        path: input.replace("/api/v1/", ""),
        bearer: headers.get("authorization")?.replace("Bearer ", "") ?? null,
        key: headers.get("idempotency-key"),
      };
      sent.push(request);
      return wire.answer(request);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
export const refused = (): Response => json(401, { code: "TOKEN_EXPIRED", message: "x" });
export const paths = (): string[] => sent.map((request) => request.path);
export const problem = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
