import { afterAll } from "vitest";
import sharp from "sharp";
import { bearerHeader } from "./call.ts";
import { openGateway, type Gateway } from "./gateway.ts";
import { openMeasurementApp, type MeasurementApp } from "./test-app.ts";

export interface Peers {
  /** Where integrators ask. Its key with the engine "remote" has what it wants measured at the second one. */
  readonly first: MeasurementApp;
  readonly second: MeasurementApp;
  /** Stands before the second one. */
  readonly gateway: Gateway;
  /** The first one's key at the second one. */
  readonly keyThere: { readonly id: number; readonly key: string };
  /** An integrator's key at the first one. */
  readonly key: string;
  begin(query?: { workflow?: "2" | "3"; positions?: string; reference?: string }): Promise<Begun>;
  /** What the driver does in the scanner of the second one: takes photos of a tyre and hands them in. */
  scan(token: string, at?: number): Promise<void>;
  /** Both look at the session: the first one asks the second one now. */
  look(session: Begun): Promise<Results>;
  /** The results as the first one's integrator reads them. */
  results(session: Begun): Promise<Results>;
  /** The measurements as the second one knows them. */
  there(session: Begun): Promise<Results>;
  forward(ms: number): void;
}

type Results = Awaited<ReturnType<typeof resultsAt>>["measurements"];
export interface Begun {
  readonly id: number;
  readonly token: string;
  readonly launch: { readonly api_base: string; readonly scanner: string };
}

const resultsAt = (testApp: Pick<MeasurementApp, "call">, token: string, bearer: string) =>
  testApp.call("sessionResults", { params: { token } }, { bearer });

/** Two copies of the service over two databases; the first one reaches the second one over HTTP. */
export async function openPeers(): Promise<Peers> {
  const second = await openMeasurementApp();
  const address = await second.http.listen({ port: 0, host: "127.0.0.1" });
  const gateway = await openGateway(address);
  const keyThere = await second.make.key({ name: "The first one" });
  const first = await openMeasurementApp({ remote: { url: `${gateway.url}/measurement/v1/`, key: keyThere.key } });
  const { key } = await first.make.key({ name: "Forge Lane Tyres", engine: "remote" });
  afterAll(() => gateway.close());
  const results: Peers["results"] = async ({ token }) => (await resultsAt(first, token, key)).measurements;
  return {
    first,
    second,
    gateway,
    keyThere,
    key,
    results,
    begin: async (query = {}) => (await first.call("createSession", { query }, { bearer: key })).session,
    scan: (token, at = 0) => scanAt(second, address, token, at),
    async look(session) {
      await first.service.jobs.run("look-remote", { id: session.id });
      return results(session);
    },
    there: async ({ token }) => (await resultsAt(second, token, keyThere.key)).measurements,
    forward: (ms) => {
      first.clock.forward(ms);
      second.clock.forward(ms);
    },
  };
}

async function scanAt(second: MeasurementApp, address: string, token: string, at: number): Promise<void> {
  const sender = { bearer: token };
  const { measurements } = await second.call("openScanner", { body: {} }, sender);
  const measurementId = measurements[at]?.measurement_id ?? 0;
  const uploads = [await upload(address, token), await upload(address, token)];
  await second.call("handInImages", { body: { measurement_id: measurementId, upload_ids: uploads } }, sender);
}

/** Uploads a photo by the tus protocol, as the scanner does; answers the id of the upload. */
async function upload(address: string, token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 40, g: 42, b: 45 } } })
    .jpeg()
    .toBuffer();
  const headers = { ...bearerHeader(token), "tus-resumable": "1.0.0" };
  const begun = await fetch(`${address}/measurement/v1/uploads`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.byteLength) },
  });
  const place = new URL(begun.headers.get("location") ?? "", `${address}/measurement/v1/uploads/`);
  const sent = await fetch(new URL(place.pathname, address), {
    method: "PATCH",
    headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204) throw new Error(`The upload answered ${sent.status}`);
  return place.pathname.split("/").at(-1) ?? "";
}
