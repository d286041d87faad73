import { createServer, type ServerResponse } from "node:http";

export interface StandInAddress {
  readonly line_1: string;
  readonly line_2?: string;
  readonly line_3?: string;
  readonly post_town: string;
}

export interface PostcodesStandIn {
  readonly url: string;
  readonly key: string;
  /** Path and query of every request, oldest first. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** What it does for a postcode: its addresses, or one of the ways in which the service fails. */
export type Behaviour =
  | readonly StandInAddress[]
  | "balance used up"
  | "limit reached"
  | "too fast"
  | "broken"
  | "garbage"
  | "another shape"
  | "moved away"
  | "silent"
  | "half";

/** Ideal Postcodes as its reference describes it, on this machine. Postcodes that are not listed are unknown to it. */
export async function openPostcodes(knows: Readonly<Record<string, Behaviour>>): Promise<PostcodesStandIn> {
  const key = "ak_stand_in";
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const postcode = decodeURIComponent(/^\/v1\/postcodes\/([^/]+)$/.exec(pathname)?.[1] ?? "");
    if (request.headers.authorization !== `IDEALPOSTCODES api_key="${key}"`)
      return refuse(response, 401, 4010, "Invalid Key");
    if (postcode === "") return void response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
    answer(response, postcode, knows[postcode]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    key,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, postcode: string, behaviour: Behaviour | undefined): void {
  switch (behaviour) {
    case undefined:
      return refuse(response, 404, 4040, "Postcode not found");
    case "balance used up":
      return refuse(response, 402, 4020, "Key balance depleted. Please purchase more lookups.");
    case "limit reached":
      return refuse(response, 402, 4021, "Limit reached. One of your lookup limits has been breached for today.");
    case "too fast":
      return void response.writeHead(503).end("Too many requests");
    case "broken":
      return refuse(response, 500, 5000, "Server Error");
    case "garbage":
      return void response.writeHead(200, { "content-type": "application/json" }).end('{"code":2000,"result":[{"line_');
    case "another shape":
      return send(response, 200, { code: 2000, message: "Success", result: [{ street: "1 Park Row" }] });
    case "moved away":
      return void response.writeHead(302, { location: `/v1/postcodes/elsewhere` }).end();
    case "silent":
      return;
    case "half":
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" }).write('{"code":2000,');
      return;
    default:
      send(response, 200, {
        code: 2000,
        message: "Success",
        limit: 100,
        page: 0,
        total: behaviour.length,
        result: behaviour.map((known) => ({
          line_2: "",
          line_3: "",
          ...known,
          postcode,
          postcode_outward: postcode.split(" ")[0],
          country: "England",
          organisation_name: "",
          udprn: 12345678,
          uprn: "100023",
          latitude: 53.799,
          longitude: -1.549,
        })),
      });
  }
}

const refuse = (response: ServerResponse, status: number, code: number, message: string): void =>
  send(response, status, { code, message });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
