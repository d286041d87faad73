import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { requireDatabase } from "@treadclub/kit/process/database";

const log = openLog({ level: "silent" });
const asked = async (url: string, isConfigured: boolean): Promise<unknown> => {
  const db = openDatabase({ url, log });
  try {
    await requireDatabase(db.pool, isConfigured);
    return null;
  } catch (error) {
    return error;
  } finally {
    await db.close();
  }
};

describe("the database of DATABASE_URL", () => {
  it("is used when it answers", async () => {
    expect(await asked(inject("databaseUrl"), true)).toBeNull();
  });

  it("that does not answer is told in one line, without its password", async () => {
    const port = await portOfNobody();
    expect(await asked(`postgres://somebody:hidden@localhost:${port}/treadclub`, true)).toMatchObject({
      name: "ConfigError",
      message: expect.stringMatching(
        new RegExp(`^DATABASE_URL: the database does not answer \\(connect ECONNREFUSED \\S+:${port}\\)\\.$`),
      ),
    });
  });

  it("that does not know the user says so", async () => {
    const url = new URL(inject("databaseUrl"));
    url.password = "hidden";
    expect(await asked(url.href, true)).toMatchObject({
      message: expect.stringMatching(/^DATABASE_URL: the database does not answer \(password authentication failed/),
    });
  });

  it("is too old below version 15", async () => {
    await expect(requireDatabase({ query: async () => ({ rows: [{ n: "140011" }] }) }, true)).rejects.toThrow(
      "DATABASE_URL: the database is older than PostgreSQL 15.",
    );
  });
});

const portOfNobody = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const port = portOf(probe.address());
      probe.close(() => resolve(port));
    });
  });

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address !== null ? address.port : 0;
