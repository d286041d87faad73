import type { LiveChange } from "@treadclub/kit/context";
import { defer, deferredInsert } from "@treadclub/kit/db/deferred";
import { openDatabase } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { openLog } from "@treadclub/kit/log";
import { sharedSecrets } from "@treadclub/kit/tables";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

/** A database with one connection for reads and one for writes, so that what a statement leaves there can be read back. */
function openSingle() {
  const db = openDatabase({ url: testApp.url, log: openLog({ level: "silent" }), poolSize: 1 });
  onTestFinished(() => db.close());
  return db;
}

const secretByName = defineStatement<{ name: string }>()((p) => ({
  fields: { name: sharedSecrets.name },
  text: (columns) => sql`select ${columns} from ${sharedSecrets} where ${sharedSecrets.name} = ${p.name}`,
}));

interface Prepared {
  readonly statement: string;
  readonly uses: number;
}
const preparedOf = sql`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like '%shared_secrets%' and statement not like '%pg_prepared%'`;

describe("statements", () => {
  it("are prepared once on a connection, whether made once or built by Drizzle", async () => {
    const db = openSingle();
    for (let n = 0; n < 3; n += 1) {
      await secretByName.all(db.read, { name: `secret ${n}` });
      await db.read
        .select()
        .from(sharedSecrets)
        .where(eq(sharedSecrets.name, `secret ${n}`));
    }
    const { rows } = await db.read.execute<Prepared & Record<string, unknown>>(preparedOf);
    expect(rows.map(({ uses }) => uses)).toEqual([3, 3]);
  });

  it("are kept up to a limit on a connection, however many variants are asked for", async () => {
    const db = openSingle();
    const variant = (n: number) =>
      defineStatement()(() => ({
        fields: { n: sql<number>`${sql.raw(String(n))}` },
        text: (columns) => sql`select ${columns}`,
      }));
    for (let n = 0; n < 650; n += 1) expect(await variant(n).first(db.read, {})).toEqual({ n });
    const { rows } = await db.read.execute<{ kept: number } & Record<string, unknown>>(
      sql`select count(*)::int as kept from pg_prepared_statements`,
    );
    expect(rows).toEqual([{ kept: 600 }]);
  });

  it("of a transaction are prepared, too, the one that writes what was left behind among them", async () => {
    const db = openSingle();
    for (let n = 0; n < 3; n += 1) await db.transaction(async (tx) => defer(tx, secretPart, [secret(`prepared ${n}`)]));
    const { rows } = await db.pool.query<Prepared>(
      "select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like '%shared_secrets%'",
    );
    expect(rows.map(({ uses }) => uses)).toEqual([3]);
  });

  it("read through a handle that PostgreSQL does not let write", async () => {
    const db = openSingle();
    await expect(db.read.execute(sql`delete from shared_secrets`)).rejects.toMatchObject({ cause: { code: "25006" } });
  });
});

const { name, value, createdAt } = getTableColumns(sharedSecrets);
const secretPart = deferredInsert("shared_secret_rows", sharedSecrets, { name, value, createdAt });
const secret = (named: string) => ({ name: named, value: "x", createdAt: new Date(0) });
const exists = async (named: string): Promise<boolean> =>
  (await testApp.db.pool.query("select 1 from shared_secrets where name = $1", [named])).rowCount === 1;

describe("what a transaction leaves behind", () => {
  it("is written with the commit, in one statement", async () => {
    const { everyStatement } = await testApp.queries(() =>
      testApp.db.transaction(async (tx) => {
        defer(tx, secretPart, [secret("one")]);
        defer(tx, secretPart, [secret("two")]);
      }),
    );
    expect(everyStatement).toHaveLength(3);
    expect([await exists("one"), await exists("two")]).toEqual([true, true]);
  });

  it("goes when the operation fails", async () => {
    const failing = testApp.db.transaction(async (tx) => {
      defer(tx, secretPart, [secret("failed")]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await exists("failed")).toBe(false);
  });

  it("takes the rest along when it cannot be written: a broken constraint, or a row that is no JSON", async () => {
    for (const broken of [{ ...secret("one") }, { ...secret("circle"), value: 1n }]) {
      const failing = testApp.db.transaction(async (tx) => {
        await tx.insert(sharedSecrets).values(secret("the rest"));
        Reflect.apply(defer, null, [tx, secretPart, [broken]]);
      });
      await expect(failing).rejects.toThrow();
      expect(await exists("the rest")).toBe(false);
    }
  });

  it("is not taken for committed where an error was swallowed", async () => {
    const failing = testApp.db.transaction(async (tx) => {
      await tx.insert(sharedSecrets).values(secret("swallowed"));
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await exists("swallowed")).toBe(false);
  });

  it("announces itself to listeners once it is committed, and only then", async () => {
    const heard: unknown[] = [];
    onTestFinished(testApp.db.onCommitted((notices) => heard.push(...notices)));
    const live: LiveChange = { to: { userIds: [7] }, topic: "scan", id: 1 };
    await testApp.run((ctx) => ctx.outbox.live(live));
    await testApp
      .run((ctx) => {
        ctx.outbox.live({ ...live, id: 2 });
        throw new Error("no");
      })
      .catch(() => undefined);
    expect(heard).toEqual([{ channel: "treadclub_live", payload: JSON.stringify(live) }]);
  });
});
