import { createHash, randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import Fastify from "fastify";
import { jwtVerify, SignJWT } from "jose";
import pg from "pg";

/**
 * What a careful developer writes by hand for the same three answers: Fastify, pg with prepared statements,
 * the same token verified, no roles, no audit, no idempotency, no reply check.
 */
const [databaseUrl = "", secret = "", port = "0"] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const key = new TextEncoder().encode(secret);
const app = Fastify();

app.addHook("onRequest", async (request) => {
  if (request.url === "/sign_in") return;
  await jwtVerify(request.headers.authorization?.slice(7) ?? "", key, { issuer: "treadclub", audience: "treadclub" });
});

app.post<{ Body: { email: string; password: string } }>("/sign_in", async ({ body }, reply) => {
  const { rows } = await pool.query<{ id: string; password_hash: string }>({
    name: "user",
    text: "select * from users where email = $1",
    values: [body.email],
  });
  const [user] = rows;
  if (!user || !(await verify(user.password_hash, body.password))) return reply.code(401).send({});
  const made = await pool.query<{ id: string }>({
    name: "session",
    text: "insert into sessions (user_id, created_at, last_used_at) values ($1, now(), now()) returning id",
    values: [user.id],
  });
  const refresh = randomBytes(32).toString("base64url");
  const sid = Number(made.rows[0]?.id);
  await pool.query({
    name: "refresh",
    text: "insert into refresh_tokens (session_id, token_hash, created_at, expires_at) values ($1, $2, now(), now() + interval '30 days')",
    values: [sid, createHash("sha256").update(refresh).digest("base64url")],
  });
  const token = await new SignJWT({ sid })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user.id)
    .setIssuer("treadclub")
    .setAudience("treadclub")
    .setExpirationTime("10m")
    .sign(key);
  return { token, refresh };
});

const select = `select b.id, b.type, b.state, b.quote_id, b.starts_at, b.ends_at, b.total_pence, b.requested_at, v.id as vehicle_id, v.number, v.brand, v.model,
  u.first_name, u.last_name, m.company_name from bookings b join vehicles v on v.id = b.vehicle_id join users u on u.id = b.consumer_id join members m on m.id = b.member_id`;

app.post<{ Params: { id: string } }>("/list/:id", async (request) => {
  const [rows, counted] = await Promise.all([
    pool.query({
      name: "list",
      text: `${select} where b.member_id = $1 order by b.starts_at, b.id limit 20`,
      values: [request.params.id],
    }),
    pool.query({
      name: "count",
      text: "select count(*) from bookings where member_id = $1",
      values: [request.params.id],
    }),
  ]);
  return { list: rows.rows, total_count: Number(counted.rows[0]?.count) };
});

app.get<{ Params: { id: string } }>(
  "/one/:id",
  async (request) =>
    (await pool.query({ name: "one", text: `${select} where b.id = $1`, values: [request.params.id] })).rows[0],
);

app.post<{
  Body: { member_id: number; location_id: number; vehicle_id: number; consumer_id: number; starts_at: string };
}>("/create", async (request) => {
  const {
    member_id: member,
    location_id: location,
    vehicle_id: vehicle,
    consumer_id: consumer,
    starts_at: startsAt,
  } = request.body;
  const { rows } = await pool.query({
    name: "create",
    text: `insert into bookings (type, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at) values ('free_check', $1, $2, $3, $4, $5, $5::timestamptz + interval '15 minutes', now()) returning *`,
    values: [member, location, consumer, vehicle, startsAt],
  });
  return rows[0];
});

await app.listen({ port: Number(port), host: "127.0.0.1" });
process.stdout.write("ready\n");
