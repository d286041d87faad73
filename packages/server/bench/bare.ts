import { createSecretKey } from "node:crypto";
import Fastify, { type FastifyRequest } from "fastify";
import { jwtVerify } from "jose";
import pg from "pg";
import { create, type CreateBody } from "./bare/create.ts";
import { shortCreate, shortListOf, shortOneOf, type InsertBody } from "./bare/fewer-fields.ts";
import { signIn } from "./bare/sign-in.ts";
import { listOf, oneOf } from "./bare/views.ts";

/**
 * What a careful developer writes by hand for the same answers: Fastify, pg with prepared statements, the same token verified,
 * the same fields; no session look-up, audit, idempotency, history, notification, job or reply check.
 */
const [databaseUrl = "", secret = "", port = "0"] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const key = createSecretKey(secret, "utf8");
const app = Fastify();
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface ById {
  readonly Params: { readonly id: string };
}

const bearer = async (request: FastifyRequest): Promise<number> => {
  const token = request.headers.authorization?.slice(7) ?? "";
  const { payload } = await jwtVerify(token, key, { issuer: "treadclub", audience: "treadclub" });
  return Number(payload.sub);
};

app.post<{ Body: { email: string; password: string } }>(
  "/sign_in",
  async ({ body }, reply) => (await signIn(pool, key, body)) ?? reply.code(401).send({}),
);
app.post<ById>("/list/:id", async (request) => listOf(pool, Number(request.params.id), await bearer(request)));
app.get<ById>("/one/:id", async (request, reply) => {
  const found = await oneOf(pool, Number(request.params.id), await bearer(request));
  return found ?? reply.code(404).send({});
});
app.post<{ Body: CreateBody }>("/create", async (request, reply) => {
  const made = await create(pool, await bearer(request), request.body);
  return made ?? reply.code(409).send({});
});
app.post<ById>("/short/list/:id", async (request) => {
  await bearer(request);
  return shortListOf(pool, Number(request.params.id));
});
app.get<ById>("/short/one/:id", async (request) => {
  await bearer(request);
  return shortOneOf(pool, Number(request.params.id));
});
app.post<{ Body: InsertBody }>("/short/create", async (request) => {
  await bearer(request);
  return shortCreate(pool, request.body);
});

await app.listen({ port: Number(port), host: "127.0.0.1" });
process.stdout.write("ready\n");
