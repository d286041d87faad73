import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeScope, fileOf, type FakeScope } from "./testing/fake-scope.ts";
import { startWorker } from "./worker.ts";

const build = {
  number: "b1",
  version: "v1",
  first: ["/app/shell.html", "/app/start.js", "/app/assets/first-1.js"],
  assets: ["/app/assets/first-1.js", "/app/assets/late-1.js"],
  beside: ["/app/start.js"],
};
const shell = '<meta name="build-number" content="b1">';

let scope: FakeScope;

beforeEach(async () => {
  scope = fakeScope();
  serve("/app/shell.html", shell);
  serve("/app/service-worker.js", "");
  for (const path of ["/app/start.js", ...build.assets]) serve(path, `text of ${path}`);
  startWorker(scope, build);
});

const serve = (path: string, text: string, status = 200): void => void scope.net.set(path, () => fileOf(text, status));
const textOf = async (path: string, mode?: RequestMode): Promise<string | undefined> => {
  const { answer, settled } = scope.ask(path, mode);
  const text = await (await answer)?.text();
  await settled();
  return text;
};
const stores = (): Record<string, string[]> =>
  Object.fromEntries([...scope.kept].map(([name, files]) => [name, [...files.keys()]]));
const shellStore = { "treadclub-shell-v1": build.first };

describe("a worker that starts", () => {
  it("keeps the shell and what it needs, all or nothing", async () => {
    scope.net.delete("/app/assets/first-1.js");
    await expect(scope.live("install")).rejects.toThrow();
    expect(stores()).toEqual({});
    serve("/app/assets/first-1.js", "script");
    await scope.live("install");
    expect(stores()).toEqual(shellStore);
  });

  it("does not keep the shell of another build, or an error page", async () => {
    serve("/app/shell.html", shell.replace("b1", "b2"));
    await expect(scope.live("install")).rejects.toThrow("another build");
    serve("/app/shell.html", shell, 503);
    await expect(scope.live("install")).rejects.toThrow("503");
    expect(stores()).toEqual({});
  });

  it("drops what other builds kept, and nobody else's", async () => {
    for (const name of ["treadclub-shell-v0", "treadclub-used-v0", "of-somebody-else"]) scope.kept.set(name, new Map());
    await scope.live("install");
    await scope.live("activate");
    expect(Object.keys(stores())).toEqual(["of-somebody-else", "treadclub-shell-v1"]);
    expect(scope.done).toEqual(["claim"]);
  });

  it("takes over when it is told to by a page that wants its build", async () => {
    await scope.post({ kind: "take-over", build: "b2" });
    for (const nonsense of [null, "take-over", { kind: "else" }, { kind: "used", paths: 3 }])
      await scope.post(nonsense);
    expect(scope.done).toEqual([]);
    await scope.post({ kind: "take-over", build: "b1" });
    await scope.post({ kind: "take-over" });
    expect(scope.done).toEqual(["skip", "skip"]);
  });
});

describe("a page", () => {
  it("is the network's, and never kept", async () => {
    await scope.live("install");
    serve("/app/account", "Anna's page");
    expect(await textOf("/app/account", "navigate")).toBe("Anna's page");
    expect(stores()).toEqual(shellStore);
  });

  it("is the shell without a network", async () => {
    await scope.live("install");
    expect(await textOf("/app/account", "navigate")).toBe(shell);
  });

  it("is the shell when the network is slow, and the network's when there is no shell", async () => {
    vi.useFakeTimers();
    try {
      let arrive = (_answer: Response): void => undefined;
      scope.net.set("/app/account", () => new Promise((done) => (arrive = done)));
      const bare = scope.ask("/app/account", "navigate");
      await vi.advanceTimersByTimeAsync(60_000);
      arrive(fileOf("late page"));
      expect(await (await bare.answer)?.text()).toBe("late page");
      await scope.live("install");
      const slow = scope.ask("/app/account", "navigate");
      await vi.advanceTimersByTimeAsync(4_000);
      expect(await (await slow.answer)?.text()).toBe(shell);
    } finally {
      vi.useRealTimers();
    }
  });

  it("fails as it would without a worker when there is neither", async () => {
    await expect(textOf("/app/account", "navigate")).rejects.toThrow("Failed to fetch");
  });
});

describe("a file", () => {
  it("is fetched once, and kept only when it is the file", async () => {
    serve("/app/assets/late-1.js", "Not found", 404);
    expect(await textOf("/app/assets/late-1.js")).toBe("Not found");
    serve("/app/assets/late-1.js", "late");
    expect([await textOf("/app/assets/late-1.js"), await textOf("/app/assets/late-1.js")]).toEqual(["late", "late"]);
    expect(scope.asked.filter((path) => path.includes("late"))).toHaveLength(2);
    expect(stores()).toEqual({ "treadclub-used-v1": ["/app/assets/late-1.js"] });
  });

  it("that a page used before is kept when the page says so, if it is of this build", async () => {
    await scope.live("install");
    await scope.post({
      kind: "used",
      paths: ["/app/assets/late-1.js", "/app/assets/first-1.js", "/api/v1/current_user", 7],
    });
    expect(stores()).toEqual({ ...shellStore, "treadclub-used-v1": ["/app/assets/late-1.js"] });
    expect(scope.asked).not.toContain("/api/v1/current_user");
  });
});

describe("at the end of a sign-in", () => {
  it("everything is dropped and the shell fetched anew", async () => {
    await scope.live("install");
    await textOf("/app/assets/late-1.js");
    scope.kept.get("treadclub-shell-v1")?.set("/app/start.js", "kept while signed in");
    await scope.post({ kind: "empty" });
    expect(stores()).toEqual(shellStore);
    expect(scope.kept.get("treadclub-shell-v1")?.get("/app/start.js")).toBe("text of /app/start.js");
  });

  it("everything is dropped without a network too, and the shell comes back with the next page", async () => {
    await scope.live("install");
    scope.net.delete("/app/shell.html");
    await scope.post({ kind: "empty" });
    expect(stores()).toEqual({});
    serve("/app/shell.html", shell);
    serve("/app/sign_in", "page");
    await textOf("/app/sign_in", "navigate");
    expect(stores()).toEqual(shellStore);
  });

  it("what is on its way is not kept", async () => {
    let arrive = (_answer: Response): void => undefined;
    scope.net.set("/app/assets/late-1.js", () => new Promise((done) => (arrive = done)));
    const { answer, settled } = scope.ask("/app/assets/late-1.js");
    await vi.waitFor(() => expect(scope.asked).toContain("/app/assets/late-1.js"));
    await scope.post({ kind: "empty" });
    arrive(fileOf("late"));
    await answer;
    await settled();
    expect(stores()).toEqual(shellStore);
  });
});

describe("a worker that is no longer wanted", () => {
  for (const status of [404, 410])
    it(`goes and takes its stores along when its file answers ${status}`, async () => {
      await scope.live("install");
      serve("/app/service-worker.js", "", status);
      serve("/app/sign_in", "page");
      await textOf("/app/sign_in", "navigate");
      expect([scope.done, stores()]).toEqual([["unregister"], {}]);
      expect(scope.ask("/app/sign_in", "navigate").answer).toBeNull();
    });

  it("stays when the server only has trouble", async () => {
    await scope.live("install");
    serve("/app/service-worker.js", "", 503);
    serve("/app/sign_in", "page");
    await textOf("/app/sign_in", "navigate");
    expect([scope.done, stores()]).toEqual([[], shellStore]);
  });
});
