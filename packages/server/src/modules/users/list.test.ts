import { describe, expect, it } from "vitest";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin({ firstName: "Alex", lastName: "Morgan" });
const superAdmin = await testApp.make.superAdmin({ firstName: "Sian", lastName: "Hughes" });
const anna = await testApp.make.consumer({ firstName: "Annabel", lastName: "Zhao", email: "zz.anna@example.com" });
const fitter = await testApp.make.member();
const supplier = await testApp.make.supplier();
const listed = async (body: object, who = admin) =>
  (await testApp.as(who).call("getUsersList", { body })).list.map((row) => row.id);

describe("the list of users", () => {
  it("shows admins everybody but the platform's administrators", async () => {
    expect(await listed({})).toEqual([supplier.id, fitter.owner.id, anna.id]);
    expect(await listed({ search: "Hughes" })).toEqual([]);
    expect(await listed({ filters: { role: "super_admin" } })).toEqual([]);
    expect((await testApp.as(admin).send("getUserById", { params: { id: String(superAdmin.id) } })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect((await testApp.as(admin).send("getUserById", { params: { id: String(admin.id) } })).error?.code).toBe(
      "NOT_FOUND",
    );
  });

  it("shows super admins everybody, with the code of their roles", async () => {
    const { list, total_count } = await testApp.as(superAdmin).call("getUsersList", { body: {} });
    expect(total_count).toBe(5);
    expect(list.map((row) => row.role_code)).toEqual(["S", "M", null, "SA", "MA"]);
  });

  it.each([
    ["anna zhao", 1],
    ["ZHAO annabel", 1],
    ["zz.anna@", 1],
    ["anna reed", 0],
    ["%", 0],
    ["_", 0],
  ])("finds every word of %j", async (search, count) => {
    expect(await listed({ search })).toHaveLength(count);
  });

  it("filters and sorts", async () => {
    expect(await listed({ filters: { role: "consumer" } })).toEqual([anna.id]);
    expect(await listed({ filters: { disabled: true } })).toEqual([]);
    expect((await listed({ sort: "-last_name" }))[0]).toBe(anna.id);
    expect((await listed({ sort: "created_at" }))[0]).toBe(anna.id);
    const emails = (await testApp.as(admin).call("getUsersList", { body: { sort: "email" } })).list.map((r) => r.email);
    expect(emails).toEqual(emails.toSorted());
  });

  it("leaves out who was erased", async () => {
    const gone = await testApp.make.consumer();
    await testApp.db.pool.query("update users set erased_at = now() where id = $1", [gone.id]);
    expect(await listed({})).not.toContain(gone.id);
    expect((await testApp.as(superAdmin).send("getUserById", { params: { id: String(gone.id) } })).status).toBe(404);
  });
});

describe("among 12,000 users", () => {
  it("takes the same few queries for a hundred rows as for one, and finds by index", async () => {
    await testApp.db.pool.query(
      `with made as (
         insert into users (email, first_name, last_name, created_at)
         select 'crowd' || n || '@example.com', 'Crowd' || n, 'Of' || (n * 7919 % 12000), timestamptz '2026-01-01' + n * interval '1 minute'
         from generate_series(1, 12000) n returning id)
       insert into user_roles (user_id, role) select id, 'consumer' from made`,
    );
    await testApp.db.pool.query("analyze users, user_roles");
    const one = await testApp.queries(() => testApp.as(admin).call("getUsersList", { body: { per_page: 1 } }));
    const many = await testApp.queries(() => testApp.as(admin).call("getUsersList", { body: { per_page: 100 } }));
    expect([many.result.list.length, many.result.total_count, many.result.total_is_more]).toEqual([100, 10_000, true]);
    expect([one, many].map(({ statements }) => countStatements(statements).statements)).toEqual([1, 1]);
    const seen = new Set<number>();
    for (const page of [1, 2, 3])
      for (const id of await listed({ page, per_page: 100, sort: "last_name" })) seen.add(id);
    expect(seen.size).toBe(300);
    expect(await planOf("crowd11999")).toContain("users_email_search");
    expect(await listed({ search: "crowd11999" })).toHaveLength(1);
  });
});

/** How a search is run where reading everything would cost too much. */
async function planOf(text: string): Promise<string> {
  return testApp.run(async ({ db }) => {
    await db.execute("set local enable_seqscan = off");
    const like = `ilike '%${text}%'`;
    const { rows } = await db.execute(
      `explain select * from users where first_name ${like} or last_name ${like} or email ${like}`,
    );
    return JSON.stringify(rows);
  });
}
