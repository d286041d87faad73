import { beforeEach, describe, expect, it } from "vitest";
import {
  endSession,
  followOtherTabs,
  getSession,
  onSession,
  sessionEnd,
  startSession,
  type Session,
  type UserView,
} from "./stored-session.ts";

const userWith = (id: number): UserView => ({
  id,
  email: "anna@example.com",
  first_name: "Anna",
  last_name: "Reed",
  phone: "+447700900123",
  roles: [{ name: "consumer" }],
  role_code: null,
  disabled: false,
  locale: "en",
  company_default_language: "en",
  member_id: null,
  position: null,
  demo: false,
  email_confirmed: true,
  must_set_up_second_step: false,
  acting: null,
  version: 0,
});

/** What another tab's write does to this one. */
function elsewhere(change: () => void, key: string | null): void {
  change();
  dispatchEvent(new StorageEvent("storage", { key }));
}

beforeEach(() => {
  localStorage.clear();
  endSession("signed_out");
});

describe("a session", () => {
  it("keeps id, roles, first name and locale in the browser, nothing more", () => {
    startSession("token", userWith(7));
    expect(localStorage.getItem("jwt")).toBe("token");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({
      id: 7,
      roles: [{ name: "consumer" }],
      first_name: "Anna",
      locale: "en",
    });
    expect(getSession()).toEqual({ user: userWith(7), loggedIn: true, impersonating: false });
  });

  it("ends with all four keys", () => {
    for (const key of ["jwt", "user", "rabbit_jwt", "rabbit_user"]) localStorage.setItem(key, "1");
    endSession("expired");
    expect(localStorage.length).toBe(0);
    expect(sessionEnd()).toBe("expired");
  });

  it("is that of the second token while there is one", () => {
    startSession("main", userWith(7));
    const stop = followOtherTabs();
    elsewhere(() => {
      localStorage.setItem("rabbit_jwt", "rabbit");
      localStorage.setItem("rabbit_user", JSON.stringify({ id: 9 }));
    }, "rabbit_jwt");
    expect(getSession()).toEqual({ user: null, loggedIn: true, impersonating: true });
    stop();
  });
});

describe("several tabs", () => {
  it("sign out together", () => {
    const stop = followOtherTabs();
    startSession("token", userWith(7));
    const seen: Session[] = [];
    const forget = onSession(() => seen.push(getSession()));
    elsewhere(() => localStorage.clear(), null);
    expect(seen).toEqual([{ user: null, loggedIn: false, impersonating: false }]);
    expect(sessionEnd()).toBe("signed_out");
    forget();
    stop();
  });

  it("use the token that one of them has renewed, without a word", () => {
    const stop = followOtherTabs();
    startSession("token", userWith(7));
    let calls = 0;
    const forget = onSession(() => (calls += 1));
    elsewhere(() => localStorage.setItem("jwt", "newer"), "jwt");
    expect(calls).toBe(0);
    expect(getSession().user?.id).toBe(7);
    forget();
    stop();
  });

  it("forget the user when another one has signed in", () => {
    const stop = followOtherTabs();
    startSession("token", userWith(7));
    elsewhere(() => {
      localStorage.setItem("jwt", "other");
      localStorage.setItem("user", JSON.stringify({ id: 8 }));
    }, "user");
    expect(getSession()).toEqual({ user: null, loggedIn: true, impersonating: false });
    stop();
  });

  it("do not care about other keys, nor after they have stopped", () => {
    const stop = followOtherTabs();
    startSession("token", userWith(7));
    elsewhere(() => localStorage.setItem("theme", "dark"), "theme");
    expect(getSession().loggedIn).toBe(true);
    stop();
    elsewhere(() => localStorage.clear(), null);
    expect(getSession().loggedIn).toBe(true);
  });
});
