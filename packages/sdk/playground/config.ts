import { parseArgs } from "node:util";
import { findService } from "./find-service.ts";

export interface Config {
  readonly port: number;
  /** Origin of the measurement service, without a slash at its end. */
  readonly service: string;
  /** The secret key. It stays in this process. */
  readonly key: string;
  /** Scheme of the Android app, without `://`. */
  readonly scheme: string;
}

/**
 * Flags come before the environment: `--port 4600` or `PLAYGROUND_PORT=4600`. The service is the one that runs on this machine,
 * unless `--service` or `PLAYGROUND_SERVICE` names it. Throws an Error that a person can act on.
 */
export async function readConfig(): Promise<Config> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env["PLAYGROUND_PORT"] ?? "4600" },
      service: { type: "string", default: process.env["PLAYGROUND_SERVICE"] ?? "" },
      key: { type: "string", default: process.env["PLAYGROUND_KEY"] ?? demoKey },
      scheme: { type: "string", default: process.env["PLAYGROUND_SCHEME"] ?? "treadscan" },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port.`);
  if (values.service !== "" && !URL.canParse(values.service))
    throw new Error(`--service ${values.service} is no address.`);
  if (!/^[a-z][a-z0-9+.-]*$/.test(values.scheme)) throw new Error(`--scheme ${values.scheme} is no scheme.`);
  const service = values.service === "" ? await findService(values.key) : new URL(values.service).origin;
  return { port, service, key: values.key, scheme: values.scheme };
}

/** The demo world of `npm start` knows this key; it opens nothing anywhere else. */
const demoKey = "tk_live_demo_forecourt_of_the_playground";
