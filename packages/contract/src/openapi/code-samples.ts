import type { ExampleRequest } from "./examples.ts";

export interface SampleOptions {
  /** Where the paths of requests begin. */
  readonly address: string;
  /** The bearer as each language writes it; null: none. */
  readonly authorization: { readonly curl: string; readonly typescript: string } | null;
  readonly isWrite: boolean;
  /** Whether the answer is a file, a stream or headers alone. */
  readonly isRaw: boolean;
}

/** Returns a request in curl and in TypeScript. */
export function codeSamples(request: ExampleRequest, options: SampleOptions) {
  return [
    { lang: "Shell", label: "curl", source: inCurl(request, options) },
    { lang: "TypeScript", label: "TypeScript", source: inTypeScript(request, options) },
  ];
}

function inCurl(
  { method, path, headers, body }: ExampleRequest,
  { address, authorization, isWrite }: SampleOptions,
): string {
  const how = method === "HEAD" ? ["--head"] : method === "GET" ? [] : [`--request ${method}`];
  const lines = [
    `curl ${[...how, quoted(address + path)].join(" ")}`,
    ...(authorization === null ? [] : [`--header "Authorization: Bearer ${authorization.curl}"`]),
    ...(isWrite ? ['--header "Idempotency-Key: $(uuidgen)"'] : []),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(isUpload(headers) ? ["--data-binary @photo.jpg"] : []),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(" \\\n  ");
}

const isUpload = (headers: ExampleRequest["headers"]): boolean => "Content-Type" in headers;

/** In single quotes a shell changes nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function inTypeScript(
  { method, path, headers, body }: ExampleRequest,
  { address, authorization, isWrite, isRaw }: SampleOptions,
): string {
  const fields = [
    ...(authorization === null ? [] : [`authorization: \`Bearer ${authorization.typescript}\`,`]),
    ...(isWrite ? ['"idempotency-key": crypto.randomUUID(),'] : []),
    ...Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    ...(body === undefined ? [] : ['"content-type": "application/json",']),
  ];
  const init = [
    ...(method === "GET" ? [] : [`method: ${JSON.stringify(method)},`]),
    ...(fields.length === 0 ? [] : ["headers: {", ...fields.map(indented), "},"]),
    ...(isUpload(headers) ? ["body: photo,"] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body, null, 2)}),`]),
  ].flatMap((line) => line.split("\n"));
  const url = JSON.stringify(address + path);
  const call = init.length === 0 ? `fetch(${url})` : `fetch(${url}, {\n${init.map(indented).join("\n")}\n})`;
  return `const response = await ${call};
if (!response.ok) throw new Error((await response.json()).code);
${isRaw ? "const { headers, body } = response;" : "const answer = await response.json();"}`;
}

const indented = (line: string): string => `  ${line}`;
