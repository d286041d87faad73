import { CallError } from "@treadclub/contract/client";
import { describe, expect, it } from "vitest";
import { api } from "./api.ts";
import { beginImpersonation, currentToken, getSession, sessionEnd, startSession } from "./stored-session.ts";
import { user } from "./testing/user.ts";
import { answerWith, json, paths, problem, refused, sent, openWire } from "./testing/wire.ts";

openWire();

describe("a refused token", () => {
  it("is renewed once for two calls at the same time, and both are made again", async () => {
    startSession("old", user);
    answerWith(({ path, bearer }) => {
      if (path === "refresh_token") return json(200, { token: "new", user });
      return bearer === "new" ? json(200, user) : refused();
    });
    const [one, two] = await Promise.all([api.call("currentUser"), api.call("currentUser")]);
    expect([one.id, two.id]).toEqual([7, 7]);
    expect(paths().filter((path) => path === "refresh_token")).toHaveLength(1);
    expect(paths().filter((path) => path === "current_user")).toHaveLength(4);
    expect(currentToken()).toBe("new");
  });

  it("is not renewed again by a refusal that comes late", async () => {
    startSession("old", user);
    const late = Promise.withResolvers<Response>();
    let asked = 0;
    answerWith(({ path, bearer }) => {
      if (path === "refresh_token") return json(200, { token: "new", user });
      if (bearer === "new") return json(200, user);
      asked += 1;
      return asked === 1 ? late.promise : refused();
    });
    const slow = api.call("currentUser");
    await api.call("currentUser");
    late.resolve(refused());
    await slow;
    expect(paths().filter((path) => path === "refresh_token")).toHaveLength(1);
  });

  it("keeps the idempotency key for the further try", async () => {
    startSession("old", user);
    answerWith(({ path, bearer }) => {
      if (path === "refresh_token") return json(200, { token: "new", user });
      return bearer === "new" ? json(200, { done: true }) : refused();
    });
    await api.call("setClose", { params: { id: "3" }, body: {} });
    const keys = sent.filter((request) => request.path === "set_close/3").map((request) => request.key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  it("ends the session when it cannot be renewed", async () => {
    startSession("old", user);
    answerWith(refused);
    expect(await problem(api.call("currentUser"))).toBeInstanceOf(CallError);
    expect(getSession()).toEqual({ user: null, loggedIn: false, impersonating: false });
    expect(sessionEnd()).toBe("expired");
    expect(localStorage.getItem("jwt")).toBeNull();
  });

  it("does not end the session while there is no connection", async () => {
    startSession("old", user);
    answerWith(({ path }) => (path === "refresh_token" ? Promise.reject(new TypeError("offline")) : refused()));
    expect(await problem(api.call("currentUser"))).toMatchObject({ code: "OFFLINE" });
    expect(getSession().loggedIn).toBe(true);
  });

  it("is left alone by a wrong password and by calls without a token", async () => {
    answerWith(() => json(401, { code: "INVALID_LOGIN_OR_PASSWORD", message: "x" }));
    expect(await problem(api.call("logIn", { body: { email: "a@b.c", password: "x" } }))).toMatchObject({
      code: "INVALID_LOGIN_OR_PASSWORD",
    });
    startSession("old", user);
    await problem(api.call("logIn", { body: { email: "a@b.c", password: "x" } }));
    expect(paths()).toEqual(["log_in", "log_in"]);
    expect(getSession().loggedIn).toBe(true);
  });
});

describe("a 403", () => {
  it("outside of an impersonation renews once, and ends the session when it stays", async () => {
    startSession("old", user);
    answerWith(({ path }) =>
      path === "refresh_token"
        ? json(200, { token: "new", user })
        : json(403, { code: "ACCOUNT_DISABLED", message: "x" }),
    );
    const error = await problem(api.call("currentUser"));
    expect(error).toMatchObject({
      code: "ACCOUNT_DISABLED",
      message: "Your profile is disabled. Please, connect with admin to solve the problem",
    });
    expect(paths()).toEqual(["current_user", "refresh_token", "current_user"]);
    expect(sessionEnd()).toBe("disabled");
  });

  it("under an impersonation is tried again as the main user, for reads only", async () => {
    startSession("main", user);
    beginImpersonation("rabbit", { ...user, id: 9 });
    answerWith(({ bearer }) =>
      bearer === "main" ? json(200, user) : json(403, { code: "ROLE_FORBIDDEN", message: "x" }),
    );
    expect(await api.call("currentUser")).toMatchObject({ id: 7 });
    expect(sent.map((request) => request.bearer)).toEqual(["rabbit", "main"]);
    expect(await problem(api.call("setClose", { params: { id: "3" }, body: {} }))).toMatchObject({
      code: "ROLE_FORBIDDEN",
    });
    expect(sent.at(-1)?.bearer).toBe("rabbit");
    expect(getSession().loggedIn).toBe(true);
  });
});

describe("a token whose time has come", () => {
  const until = (seconds: number): string => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
  it("is renewed before the call", async () => {
    startSession(until(Date.now() / 1000 - 1), user);
    const fresh = until(Date.now() / 1000 + 600);
    answerWith(({ path }) => (path === "refresh_token" ? json(200, { token: fresh, user }) : json(200, user)));
    await api.call("currentUser");
    expect(paths()).toEqual(["refresh_token", "current_user"]);
    expect(sent[1]?.bearer).toBe(fresh);
  });

  it("is asked about once on a machine whose clock is wrong, then left to the server", async () => {
    const [past, alsoPast] = [1, 2].map(until);
    startSession(past ?? "", user);
    answerWith(({ path }) => (path === "refresh_token" ? json(200, { token: alsoPast, user }) : json(200, user)));
    await api.call("currentUser");
    await api.call("currentUser");
    await api.call("currentUser");
    expect(paths()).toEqual(["refresh_token", "current_user", "current_user", "current_user"]);
  });
});
