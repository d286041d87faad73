import { createServer } from "node:http";
import { openOpenId, type ProviderAccount } from "./openid.ts";

/**
 * The OpenID provider of the tests as a process of its own: `node openid-process.ts <redirect address>`. Prints one line of
 * JSON (`issuer`, `client`, `control`); a PUT of an account, or null, to `control` says who sits in front of it.
 */
const redirectUri = process.argv[2];
if (redirectUri === undefined) throw new Error("The redirect address is missing");
const harness = await openOpenId(redirectUri);

const control = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += String(chunk)));
  request.on("end", () => {
    const person: ProviderAccount | null = JSON.parse(body);
    harness.person = person;
    response.end();
  });
});
await new Promise<void>((done) => control.listen(0, "127.0.0.1", done));
const address = control.address();
const port = typeof address === "object" && address !== null ? address.port : 0;
process.stdout.write(
  `${JSON.stringify({ issuer: harness.issuer, client: harness.client, control: `http://127.0.0.1:${port}` })}\n`,
);
process.once("SIGTERM", () => process.exit());
