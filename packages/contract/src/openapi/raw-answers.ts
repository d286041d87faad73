import { tusVersion, uploadMaxBytes } from "../common/uploads.ts";
import type { EndpointShape, RawAnswer } from "../endpoint.ts";
import { schemaOf, type Json } from "./schemas.ts";

/** What a call takes and answers beside or instead of JSON. */
export interface RawParts {
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  /** The answer of success, by its status. */
  readonly success: Json;
}

/** Returns the parts of a call that writes its answer itself. */
export function rawParts(call: EndpointShape, raw: RawAnswer): RawParts {
  if (raw === "tus") return uploadParts(call.method);
  if (raw === "events") return { parameters: [], success: { "200": eventStream(call) } };
  return {
    parameters: [],
    success: { "200": { description: "The file.", content: { [raw]: { schema: binary } } } },
  };
}

const binary = { type: "string", format: "binary" };

/** An event stream is text; what its messages hold stands beside it. */
const eventStream = ({ reply }: EndpointShape): Json => ({
  description: "A stream of events. Each has a name and one line of JSON as its data.",
  content: { "text/event-stream": { schema: { type: "string" }, "x-event-data": schemaOf(reply, "output") } },
});

const bytes = { type: "integer", minimum: 0, maximum: uploadMaxBytes };

const version = header("Tus-Resumable", true, { type: "string", enum: [tusVersion] }, "The protocol's version.");
const length = header("Upload-Length", true, bytes, "How many bytes the photo has.");
const metadata = header(
  "Upload-Metadata",
  false,
  { type: "string" },
  "Ignored: the photo's type is read from its bytes.",
);
const offset = header("Upload-Offset", true, bytes, "Where these bytes begin: how many have arrived.");

const photo = (isRequired: boolean): Json => ({
  required: isRequired,
  content: { "application/offset+octet-stream": { schema: binary } },
});

function uploadParts(method: EndpointShape["method"]): RawParts {
  const arrived = { "Upload-Offset": { description: "How many bytes have arrived.", schema: bytes } };
  switch (method) {
    case "POST":
      return {
        parameters: [version, length, metadata],
        requestBody: photo(false),
        success: {
          "201": answer("The upload has begun.", {
            Location: { description: "The upload's address.", schema: { type: "string", format: "uri-reference" } },
          }),
        },
      };
    case "HEAD":
      return {
        parameters: [version],
        success: {
          "200": answer("How far the upload has got.", {
            ...arrived,
            "Upload-Length": { description: "How many bytes the photo has.", schema: bytes },
          }),
        },
      };
    case "PATCH":
      return {
        parameters: [version, offset],
        requestBody: photo(true),
        success: { "204": answer("The bytes have arrived.", arrived) },
      };
    default:
      return { parameters: [version], success: { "204": answer("The upload is gone.", {}) } };
  }
}

const answer = (description: string, headers: Json): Json => ({
  description,
  headers: { "Tus-Resumable": { schema: { type: "string", enum: [tusVersion] } }, ...headers },
});

function header(name: string, required: boolean, schema: Json, description: string): Json {
  return { name, in: "header", required, schema, description };
}
