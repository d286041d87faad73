import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a stand-in answers for a number: a status and a body, nothing at all, or half of something. */
export type StandInAnswer = { readonly status: number; readonly body: unknown } | "silent" | "half";

export interface RegisterStandIn {
  readonly url: string;
  /** What was asked, oldest first: `POST /vehicle-enquiry/v1/vehicles AB12CDE`. */
  readonly asked: readonly string[];
  /** Takes every token that was issued back. */
  endTokens(): void;
  close(): Promise<void>;
}

interface Knows {
  readonly dvla?: Readonly<Record<string, StandInAnswer>>;
  readonly dvsa?: Readonly<Record<string, StandInAnswer>>;
}

export const standInKeys = { dvla: "dvla-key", dvsa: "dvsa-key", clientId: "client", clientSecret: "secret" };

const dvlaUnknown = {
  status: 404,
  body: {
    errors: [{ status: "404", code: "404", title: "Vehicle Not Found", detail: "Record for vehicle not found" }],
  },
};
const dvsaUnknown = {
  status: 404,
  body: { errorCode: "MOTH-NF-01", errorMessage: "Vehicle not found", requestId: "1" },
};

/** DVLA's Vehicle Enquiry Service and DVSA's MOT history with its tokens, as they describe themselves, on this machine. */
export async function openRegisterStandIn({ dvla = {}, dvsa = {} }: Knows): Promise<RegisterStandIn> {
  const asked: string[] = [];
  const tokens = new Set<string>();
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname === "/tenant/oauth2/v2.0/token") return issue(response, text, tokens, asked);
      if (pathname === "/vehicle-enquiry/v1/vehicles") return enquire(request, response, text, dvla, asked);
      return history(request, response, pathname, dvsa, tokens, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    asked,
    endTokens: () => tokens.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

function issue(response: ServerResponse, text: string, tokens: Set<string>, asked: string[]): void {
  const form = new URLSearchParams(text);
  asked.push("token");
  const isRight =
    form.get("grant_type") === "client_credentials" &&
    form.get("client_id") === standInKeys.clientId &&
    form.get("client_secret") === standInKeys.clientSecret &&
    form.get("scope") === "https://tapi.dvsa.gov.uk/.default";
  if (!isRight) return send(response, { status: 401, body: { error: "invalid_client" } });
  const token = `token-${tokens.size}-${asked.length}`;
  tokens.add(token);
  send(response, { status: 200, body: { token_type: "Bearer", expires_in: 3599, access_token: token } });
}

function enquire(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  knows: Readonly<Record<string, StandInAnswer>>,
  asked: string[],
): void {
  const plate = /"registrationNumber":"([A-Z0-9]+)"/.exec(text)?.[1] ?? "";
  asked.push(`${request.method} ${request.url} ${plate}`);
  if (request.headers["x-api-key"] !== standInKeys.dvla)
    return send(response, { status: 403, body: { message: "Forbidden" } });
  send(response, knows[plate] ?? dvlaUnknown);
}

function history(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  knows: Readonly<Record<string, StandInAnswer>>,
  tokens: ReadonlySet<string>,
  asked: string[],
): void {
  const plate = /^\/v1\/trade\/vehicles\/registration\/([A-Z0-9]+)$/.exec(pathname)?.[1] ?? "";
  asked.push(`${request.method} ${request.url}`);
  const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
  if (request.headers["x-api-key"] !== standInKeys.dvsa)
    return send(response, { status: 403, body: { errorCode: "MOTH-FB-03", errorMessage: "Forbidden" } });
  if (!tokens.has(token))
    return send(response, { status: 403, body: { errorCode: "MOTH-FB-02", errorMessage: "The token has expired" } });
  send(response, knows[plate] ?? dvsaUnknown);
}

function send(response: ServerResponse, answer: StandInAnswer): void {
  if (answer === "silent") return;
  if (answer === "half") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "500" }).write('{"make":');
    return;
  }
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
}
