import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findOwnerProblems } from "./table-owners.ts";

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "owners-"));
  const exports = { "./*": "./src/*.ts" };
  write("packages/kit/package.json", JSON.stringify({ exports }));
  write("packages/measurement/package.json", JSON.stringify({ exports }));
  write("packages/server/package.json", JSON.stringify({ imports: { "#modules/*": "./src/modules/*/index.ts" } }));
  write("packages/kit/src/tables.ts", 'export const photos = pgTable("photos", {});');
  write("packages/kit/src/states.ts", "export const move = (table: unknown) => sql`update ${table} set state = 1`;");
  write("packages/measurement/src/table.ts", 'export const sessions = pgTable("sessions", {});');
  write("packages/measurement/src/keys/a.ts", 'import { sessions } from "../table.ts"; db.insert(sessions);');
  const module = "packages/server/src/modules";
  write(
    `${module}/identity/table.ts`,
    'export const users = pgTable("users", {}); export const sessions = pgTable("sessions", {});',
  );
  write(
    `${module}/identity/states.ts`,
    'import { users } from "./table.ts"; export const machine = defineMachine({ table: users });',
  );
  write(
    `${module}/identity/index.ts`,
    'export { users, sessions as signIns } from "./table.ts"; export * from "./states.ts";',
  );
  write(
    `${module}/identity/change.ts`,
    'import { users } from "./table.ts"; import { machine } from "./states.ts"; db.update(users); sql`delete from ${users}`; move(ctx, machine, 1);',
  );
});

afterEach(() => rmSync(top, { recursive: true }));

describe("nothing is wrong with", () => {
  it("owners that write their tables", () => {
    expect(findOwnerProblems(top)).toEqual([]);
  });

  it.each([
    [
      "reads",
      'import { users } from "#modules/identity"; db.select().from(users); sql`select 1 from ${users} for update of ${users}`;',
    ],
    [
      "locks and upserts",
      'import { users } from "#modules/identity"; sql`select 1 from ${users} for no key update`; sql`${own} on conflict do update set a = 1`;',
    ],
    ["methods of the same names", 'known.delete(key); hash.update("users"); boss.insert(queue);'],
    ["words", 'ctx.audit("delete from the list");'],
  ])("%s", (_what, code) => {
    write("packages/server/src/modules/vouchers/a.ts", code);
    expect(findOwnerProblems(top)).toEqual([]);
  });

  it("tests and the demo", () => {
    const code = 'import { users } from "#modules/identity"; db.delete(users);';
    write("packages/server/src/modules/vouchers/a.test.ts", code);
    write("packages/server/src/demo/people.ts", code);
    expect(findOwnerProblems(top)).toEqual([]);
  });
});

describe("what is found", () => {
  const imports = 'import { users, signIns, machine } from "#modules/identity";';
  const cases: [title: string, code: string, table: string][] = [
    ["an insert", "ctx.db.insert(users).values({});", "users"],
    ["an update under another name", "tx.update(signIns).set({});", "sessions"],
    ["a delete through an alias", "const theirs = users; db.delete(theirs);", "users"],
    ["a handle of any name", "handle.update(users);", "users"],
    ["a state machine", 'move(ctx, machine, 1, "close");', "users"],
    ["a deferred insert", 'deferredInsert("rows", users, {});', "users"],
    ["SQL with the table", "sql`with a as (insert into ${users} (a) values (1)) select 1`;", "users"],
    ["SQL over lines", "sql`with a as (\n  update\n  ${users} set a = 1) select 1`;", "users"],
    ["SQL with the name", 'pool.query("delete from users where id = 1");', "users"],
    ["SQL with the name of a schema", "pool.query(`UPDATE only public.users set a = ${1}`);", "users"],
  ];

  it.each(cases)("%s", (_title, code, table) => {
    write("packages/server/src/modules/vouchers/a.ts", `${imports}\n${code}`);
    expect(findOwnerProblems(top)).toEqual([
      expect.stringMatching(
        new RegExp(`^packages/server/src/modules/vouchers/a.ts:[2-4] writes ${table}, which belongs to identity`),
      ),
    ]);
  });

  it.each(["db.delete(table);", "sql`delete from ${table}`;", "move(ctx, machineOf(ctx), 1);"])(
    "a table that cannot be seen: %s",
    (code) => {
      write("packages/server/src/modules/vouchers/a.ts", code);
      expect(findOwnerProblems(top)).toEqual([
        "packages/server/src/modules/vouchers/a.ts:1 writes a table that cannot be seen here: name it",
      ]);
    },
  );

  it("a table of kit in another package, and of a module where modules are composed", () => {
    write("packages/measurement/src/a.ts", 'import { photos } from "@treadclub/kit/tables"; db.insert(photos);');
    write("packages/server/src/app.ts", 'import { users } from "#modules/identity"; db.insert(users);');
    expect(findOwnerProblems(top)).toEqual([
      expect.stringContaining("measurement/src/a.ts:1 writes photos, which belongs to kit"),
      expect.stringContaining("server/src/app.ts:1 writes users, which belongs to identity"),
    ]);
  });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
