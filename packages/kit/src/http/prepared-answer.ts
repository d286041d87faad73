import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface PreparedSource {
  readonly type: string;
  /** Makes the text, once, when it is first asked for. */
  readonly make: () => string | Promise<string>;
}

/** How long a client may keep it without asking again. */
const cacheControl = "public, max-age=300";
/** 11, the default, takes a second for the description of all calls and saves a few per cent. */
const brotliQuality = 8;

/** Serves a text that is the same for everybody: made once, kept compressed, with an ETag; 304 for who has it. */
export function servePrepared(http: FastifyInstance, path: string, source: PreparedSource): void {
  let prepared: Promise<Prepared> | null = null;
  http.get(path, async (request, reply) => {
    prepared ??= prepare(source).catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return sendPrepared(request, reply, source.type, await prepared);
  });
}

const kept = new WeakSet<Uint8Array>();

/** Whether bytes are kept for everybody: an answer that holds them costs nothing more. */
export const isPrepared = (bytes: Uint8Array): boolean => kept.has(bytes);

type Encoding = "br" | "gzip";
interface Prepared {
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Record<Encoding, Buffer>>;
}

async function prepare({ make }: PreparedSource): Promise<Prepared> {
  const plain = Buffer.from(await make());
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(plain),
  ]);
  for (const bytes of [plain, br, gz]) kept.add(bytes);
  // Weak: the same for every encoding.
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
  return { etag, plain, encoded: { br, gzip: gz } };
}

function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { etag, plain, encoded }: Prepared,
): FastifyReply {
  const varied = reply.getHeader("vary");
  const vary = [...(typeof varied === "string" ? [varied] : []), "accept-encoding"].join(", ");
  void reply.headers({ etag, vary, "cache-control": cacheControl });
  if (isKnown(headers["if-none-match"], etag)) return reply.code(304).send();
  void reply.type(type);
  const encoding = encodings.find((name) => isAccepted(headers["accept-encoding"], name));
  if (encoding === undefined) return reply.send(plain);
  return reply.header("content-encoding", encoding).send(encoded[encoding]);
}

const encodings = ["br", "gzip"] as const satisfies readonly Encoding[];

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(",").some((one) => [etag, etag.slice(2), "*"].includes(one.trim()));

function isAccepted(header: string | string[] | undefined, encoding: Encoding): boolean {
  return String(header ?? "")
    .toLowerCase()
    .split(",")
    .some((part) => {
      const [name, ...weights] = part.split(";").map((one) => one.trim());
      return name === encoding && !weights.some((one) => /^q=0(\.0*)?$/.test(one));
    });
}
