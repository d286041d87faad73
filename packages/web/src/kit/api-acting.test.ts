import { CallError } from "@treadclub/contract/client";
import { describe, expect, it } from "vitest";
import { api } from "./api.ts";
import {
  actingEnd,
  beginImpersonation,
  currentToken,
  endImpersonation,
  getSession,
  startSession,
} from "./stored-session.ts";
import { user } from "./testing/user.ts";
import { answerWith, json, paths, problem, refused, sent, type Answer, openWire } from "./testing/wire.ts";
import { hostActingUser } from "./acting-user.ts";

openWire();

describe("an impersonation that is over", () => {
  const act = (): void => {
    startSession("main", user);
    beginImpersonation("rabbit", { ...user, id: 9 });
  };
  const ended: Answer = ({ path, bearer }) => {
    if (path === "refresh_token") return json(400, { code: "IMPERSONATION_ENDED", message: "x" });
    return bearer === "main" ? json(200, user) : refused();
  };

  it("answers 400 to the renewal: the keys are dropped and reads go on as the main user", async () => {
    act();
    answerWith(ended);
    expect(await api.call("currentUser")).toMatchObject({ id: 7 });
    expect(sent.map(({ bearer }) => bearer)).toEqual(["rabbit", "rabbit", "main"]);
    expect(localStorage.getItem("rabbit_jwt")).toBeNull();
    expect(localStorage.getItem("rabbit_user")).toBeNull();
    expect([currentToken(), actingEnd()]).toEqual(["main", "over"]);
  });

  it("lets no change through unasked, also of two at once, and leaves the main user signed in", async () => {
    act();
    answerWith(ended);
    const write = () => problem(api.call("setClose", { params: { id: "3" }, body: {} }));
    const errors = await Promise.all([write(), write()]);
    expect(errors.map((error) => (error instanceof CallError ? error.code : null))).toEqual([
      "TOKEN_EXPIRED",
      "TOKEN_EXPIRED",
    ]);
    expect(sent.filter(({ path, bearer }) => path === "set_close/3" && bearer !== "rabbit")).toEqual([]);
    expect([currentToken(), getSession().impersonating]).toEqual(["main", false]);
  });

  it("makes a change as the main user once they say so, with the same key", async () => {
    act();
    answerWith(ended);
    const stop = hostActingUser(async () => true);
    await api.call("setClose", { params: { id: "3" }, body: {} });
    stop();
    const tries = sent.filter(({ path }) => path === "set_close/3");
    expect(tries.map(({ bearer }) => bearer)).toEqual(["rabbit", "main"]);
    expect(tries[0]?.key).toBe(tries[1]?.key);
  });

  it("renews the main token where that has run out meanwhile", async () => {
    const old = `h.${btoa(JSON.stringify({ exp: 1 }))}.s`;
    startSession(old, user);
    beginImpersonation("rabbit", { ...user, id: 9 });
    answerWith(({ path, bearer }) => {
      if (path !== "refresh_token") return bearer === "fresh" ? json(200, user) : refused();
      return bearer === "rabbit"
        ? json(400, { code: "IMPERSONATION_ENDED", message: "x" })
        : json(200, { token: "fresh", user });
    });
    expect(await api.call("currentUser")).toMatchObject({ id: 7 });
    expect(currentToken()).toBe("fresh");
  });

  it("is not believed to be over because of this machine's clock, nor for want of a connection", async () => {
    startSession("main", user);
    beginImpersonation(`h.${btoa(JSON.stringify({ exp: 1 }))}.s`, { ...user, id: 9 });
    answerWith(() => json(200, user));
    await api.call("currentUser");
    expect(paths()).toEqual(["current_user"]);
    answerWith(({ path }) => (path === "refresh_token" ? Promise.reject(new TypeError("offline")) : refused()));
    expect(await problem(api.call("currentUser"))).toMatchObject({ code: "OFFLINE" });
    expect(getSession().impersonating).toBe(true);
  });

  it("does not hold against the main user what a screen of the other one still asks", async () => {
    act();
    endImpersonation("left");
    answerWith(({ path }) =>
      path === "refresh_token"
        ? json(200, { token: "fresh", user })
        : json(403, { code: "ROLE_FORBIDDEN", message: "x" }),
    );
    await problem(api.call("currentUser"));
    expect(getSession().loggedIn).toBe(true);
  });
});

describe("acting that another tab has ended", () => {
  it("lets a call of this tab read as the main user, and asks before a change", async () => {
    startSession("main", user);
    beginImpersonation("rabbit", { ...user, id: 9 });
    localStorage.removeItem("rabbit_jwt");
    answerWith(() => json(200, user));
    await api.call("currentUser");
    expect(await problem(api.call("setClose", { params: { id: "3" }, body: {} }))).toMatchObject({
      code: "IMPERSONATION_ENDED",
    });
    expect(sent.map(({ path, bearer }) => [path, bearer])).toEqual([["current_user", "main"]]);
  });
});

describe("acting that begins in another tab", () => {
  it("does not take over a call of a tab that has not heard of it", async () => {
    startSession("main", user);
    localStorage.setItem("rabbit_jwt", "rabbit");
    answerWith(() => json(200, { done: true }));
    await api.call("setClose", { params: { id: "3" }, body: {} });
    expect(sent.map(({ bearer }) => bearer)).toEqual(["main"]);
  });

  it("does not take over a call that was begun as oneself", async () => {
    startSession("main", user);
    answerWith(({ bearer }) => {
      if (bearer === "main2") return json(200, user);
      localStorage.setItem("rabbit_jwt", "rabbit");
      localStorage.setItem("jwt", "main2");
      return refused();
    });
    await api.call("currentUser");
    expect(sent.map(({ bearer }) => bearer)).toEqual(["main", "main2"]);
  });
});
