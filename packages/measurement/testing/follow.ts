import { record } from "#measurement/remote/json";
import { bearerHeader } from "./call.ts";

export interface Following {
  readonly status: number;
  readonly headers: Headers;
  /** The data of the next event, which must be of that name. */
  next(event: string): Promise<unknown>;
  /** The rest of the stream without heartbeats, once it has ended. */
  toEnd(): Promise<string>;
  leave(): Promise<void>;
}

/** Follows the event stream of a session over a socket, as a website would. */
export async function follow(address: string, token: string, bearer: string | null): Promise<Following> {
  const response = await fetch(`${address}/measurement/v1/instant-apps/sessions/${token}/events`, {
    headers: { ...bearerHeader(bearer), ...(bearer?.startsWith("ts_") ? { origin: "https://shop.example" } : {}) },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const more = async (): Promise<boolean> => {
    const part = await reader?.read();
    text += part?.value ?? "";
    return part !== undefined && !part.done;
  };
  const block = async (): Promise<string | null> => {
    while (!text.includes("\n\n")) if (!(await more())) return null;
    const [first = "", ...rest] = text.split("\n\n");
    text = rest.join("\n\n");
    return first;
  };
  return {
    status: response.status,
    headers: response.headers,
    async next(event) {
      for (let found = await block(); ; found = await block()) {
        if (found === null) throw new Error(`The stream ended before ${event}`);
        const [, name, data = ""] = /^event: (.+)\ndata: (.+)$/.exec(found) ?? [];
        if (name === event) return JSON.parse(data);
        if (name !== undefined) throw new Error(`${name} instead of ${event}: ${data}`);
      }
    },
    async toEnd() {
      while (await more());
      return text.replaceAll(/^: ?\n\n/gm, "");
    },
    leave: async () => reader?.cancel(),
  };
}

/** The statuses in an answer of the results call. */
export function statusesIn(results: unknown): unknown[] {
  const { measurements } = record(results);
  return Array.isArray(measurements) ? measurements.map((one) => record(one)["status"]) : [];
}
