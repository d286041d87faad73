import fc, { type Arbitrary } from "fast-check";

/** Bytes that go through a socket as they are, in latin1; then it is closed, reset, or listened to. */
export interface RawRequest {
  readonly kind: "raw";
  readonly about: string;
  readonly parts: readonly string[];
  readonly end: "listen" | "close" | "reset";
}

const end = "\r\n\r\n";
const json = "Content-Type: application/json";
const post = `POST /api/v1/log_in HTTP/1.1\r\nHost: x\r\n${json}`;
const get = "GET /healthz HTTP/1.1\r\nHost: x";

/** Requests that are none, or none that all programs read in the same way. */
const exchanges: Readonly<Record<string, readonly string[]>> = {
  "no request": ["hello\r\n\r\n"],
  "nothing but ends of lines": ["\r\n\r\n\r\n"],
  "a TLS greeting": ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  "an HTTP/2 preface": ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  "an unknown version": [`GET / HTTP/9.9\r\nHost: x${end}`],
  "no version": ["GET /\r\n\r\n"],
  "an unknown method": [`BREW / HTTP/1.1\r\nHost: x${end}`],
  "an asterisk": [`OPTIONS * HTTP/1.1\r\nHost: x${end}`],
  "a whole address": [`GET http://evil.example/api/v1/config/get HTTP/1.1\r\nHost: x${end}`],
  "an authority": [`CONNECT evil.example:443 HTTP/1.1\r\nHost: x${end}`],
  "no host": [`GET /healthz HTTP/1.1${end}`],
  "two hosts": [`GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y${end}`],
  "HTTP/1.0": ["GET /healthz HTTP/1.0\r\n\r\n"],
  "spaces in the path": [`GET /a b c HTTP/1.1\r\nHost: x${end}`],
  "bytes in the path": [`GET /\xff\xfe\x00 HTTP/1.1\r\nHost: x${end}`],
  "NUL in a header": [`${get}\r\nX-A: a\x00b${end}`],
  "a folded header": [`${get}\r\nX-A: a\r\n b${end}`],
  "a space before the colon": [`${get}\r\nX-A : a${end}`],
  "no colon": [`${get}\r\nX-A${end}`],
  "ends of lines without CR": ["GET /healthz HTTP/1.1\nHost: x\n\n"],
  "a long line": [`GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x${end}`],
  "a long header": [`${get}\r\nX-A: ${"a".repeat(70_000)}${end}`],
  "many headers": [`${get}\r\n${"X-A: a\r\n".repeat(3_000)}\r\n`],
  "two lengths": [`${post}\r\nContent-Length: 2\r\nContent-Length: 3${end}{}`],
  "a length that is none": [`${post}\r\nContent-Length: +2${end}{}`],
  "a negative length": [`${post}\r\nContent-Length: -1${end}{}`],
  "a length beyond all numbers": [`${post}\r\nContent-Length: 99999999999999999999${end}{}`],
  "a length and chunks": [`${post}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked${end}0\r\n\r\n`],
  "an unknown coding": [`${post}\r\nTransfer-Encoding: gzip, x${end}{}`],
  "chunks twice": [`${post}\r\nTransfer-Encoding: chunked, chunked${end}0\r\n\r\n`],
  "a chunk size that is none": [`${post}\r\nTransfer-Encoding: chunked${end}zz\r\n{}\r\n0\r\n\r\n`],
  "a chunk that is longer than it says": [`${post}\r\nTransfer-Encoding: chunked${end}1\r\n{}{}{}\r\n0\r\n\r\n`],
  "a chunk of all bytes": [`${post}\r\nTransfer-Encoding: chunked${end}ffffffffffffffff\r\n{}`],
  "a long chunk extension": [`${post}\r\nTransfer-Encoding: chunked${end}2;${"a".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  trailers: [`${post}\r\nTransfer-Encoding: chunked${end}2\r\n{}\r\n0\r\nX-A: a\r\nContent-Length: 5\r\n\r\n`],
  "a body in pieces": [`${post}\r\nContent-Length: 15`, end, '{"email":', '"a@b"}'],
  "a body that ends early": [`${post}\r\nContent-Length: 500${end}{"email":`],
  "a head that ends early": ["POST /api/v1/log_in HTTP/1.1\r\nHost: x\r\nConte"],
  "more than it says": [`${post}\r\nContent-Length: 2${end}{}{}GET / HTTP/1.1\r\n\r\n`],
  "five at once": [`${get}${end}`.repeat(5)],
  "two, the first one bad": [`${post}\r\nContent-Length: 7${end}{broken${get}${end}`],
  "wanting to go on": [`${post}\r\nExpect: 100-continue\r\nContent-Length: 2${end}`, "{}"],
  "wanting something else": [`${post}\r\nExpect: the-unexpected\r\nContent-Length: 2${end}{}`],
  "an upgrade": [`${get}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==${end}`],
  "an upgrade to HTTP/2": [
    `${get}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA${end}`,
  ],
  "a body with GET": [`GET /api/v1/config/get HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 2${end}{}`],
  "a compressed body": [`${post}\r\nContent-Encoding: gzip\r\nContent-Length: 4${end}\x1f\x8b\x08\x00`],
};

export const rawRequests: Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom(...Object.keys(exchanges)),
    fc.constantFrom<RawRequest["end"]>("listen", "listen", "close", "reset"),
  )
  .map(([about, how]) => ({ kind: "raw", about, parts: exchanges[about] ?? [], end: how }));
