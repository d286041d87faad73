import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { z } from "zod";

/** A passkey device in software: ES256, no attestation. It answers what `navigator.credentials` would. */
export interface Authenticator {
  make(options: unknown, overrides?: Overrides): Readonly<Record<string, unknown>>;
  show(options: unknown, overrides?: Overrides): Readonly<Record<string, unknown>>;
}

export interface Overrides {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether it checks its owner by finger, face or PIN. */
  readonly verifies?: boolean;
  /** What its counter says, instead of one more than before. */
  readonly counter?: number;
  /** Signs with another key than the one it told. */
  readonly foreignKey?: boolean;
}

interface Kept {
  readonly id: string;
  readonly handle: string;
  readonly key: KeyObject;
  counter: number;
}

const asked = z.looseObject({
  challenge: z.string(),
  rpId: z.string().optional(),
  rp: z.object({ id: z.string() }).optional(),
  user: z.object({ id: z.string() }).optional(),
  allowCredentials: z.array(z.object({ id: z.string() })).optional(),
});

export function makeAuthenticator(origin = "http://localhost:3000"): Authenticator {
  const kept: Kept[] = [];
  const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    make(options, overrides = {}) {
      const { challenge, rp, user } = asked.parse(options);
      const { privateKey, publicKey } = newKey();
      const id = randomBytes(32);
      kept.push({ id: id.toString("base64url"), handle: user?.id ?? "", key: privateKey, counter: 0 });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const head = dataOf({ rpId: overrides.rpId ?? rp?.id ?? "", flags: flagsOf(overrides) | 0x40, counter: 0 });
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      return credential(id.toString("base64url"), {
        clientDataJSON: clientData("webauthn.create", challenge, overrides.origin ?? origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    show(options, overrides = {}) {
      const { challenge, rpId, allowCredentials = [] } = asked.parse(options);
      const allowed = allowCredentials.map(({ id }) => id);
      const mine = kept.findLast(({ id }) => allowed.length === 0 || allowed.includes(id));
      if (!mine) throw new Error("This authenticator has no passkey that was asked for");
      mine.counter = overrides.counter ?? mine.counter + 1;
      const authData = dataOf({ rpId: overrides.rpId ?? rpId ?? "", flags: flagsOf(overrides), counter: mine.counter });
      const client = clientData("webauthn.get", challenge, overrides.origin ?? origin);
      const signed = Buffer.concat([authData, sha256(client)]);
      return credential(mine.id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, overrides.foreignKey ? newKey().privateKey : mine.key).toString("base64url"),
        userHandle: mine.handle,
      });
    },
  };
}

const credential = (id: string, response: Readonly<Record<string, unknown>>) => ({
  id,
  rawId: id,
  type: "public-key",
  clientExtensionResults: {},
  authenticatorAttachment: "platform",
  response,
});

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
/** User present, and verified unless set otherwise. */
const flagsOf = ({ verifies = true }: Overrides): number => (verifies ? 0x05 : 0x01);

function dataOf({ rpId, flags, counter }: { rpId: string; flags: number; counter: number }): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

function coseOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** The few kinds of CBOR that WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
