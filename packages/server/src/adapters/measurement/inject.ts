import type { FastifyInstance } from "fastify";
import type { Send } from "./service.ts";

/** Asks the service that is mounted on a server of this very process, without a socket. */
export const injectedInto =
  (http: FastifyInstance): Send =>
  async (path, { method = "GET", headers, body, signal }) => {
    const { statusCode, rawPayload } = await http.inject({
      method: methodOf(method),
      url: path,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" ? { payload: body } : {}),
      ...(signal ? { signal } : {}),
    });
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), { status: statusCode });
  };

const methods = ["GET", "POST", "PUT", "DELETE"] as const;

function methodOf(name: string): (typeof methods)[number] {
  const method = methods.find((one) => one === name);
  if (method === undefined) throw new Error(`The service is not asked with ${name}`);
  return method;
}
