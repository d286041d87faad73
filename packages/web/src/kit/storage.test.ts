import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToken, endSession, startSession } from "./stored-session.ts";
import { user } from "./testing/user.ts";
import { isFramed, longStore, tabStore } from "./storage.ts";

const putInFrame = () => vi.spyOn(window, "parent", "get").mockReturnValue(Object.create(window));

afterEach(() => {
  vi.restoreAllMocks();
  endSession("signed_out");
  localStorage.clear();
});

describe("what the browser keeps", () => {
  it("lies in its own storage at the top", () => {
    expect(isFramed()).toBe(false);
    longStore.set("a", "1");
    expect(localStorage.getItem("a")).toBe("1");
    longStore.remove("a");
    expect(longStore.get("a")).toBeNull();
  });

  it("of a sign-in inside a frame is memory alone", () => {
    putInFrame();
    startSession("token", user);
    expect(currentToken()).toBe("token");
    expect(Object.entries(localStorage)).toEqual([]);
    endSession("expired");
    expect(currentToken()).toBeNull();
  });

  it("does not show a frame what the top has stored", () => {
    localStorage.setItem("jwt", "of the top");
    putInFrame();
    expect(currentToken()).toBeNull();
  });

  it("is memory where the browser bars its storage", () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    tabStore.set("draft:x", "1");
    expect(tabStore.get("draft:x")).toBe("1");
    expect(tabStore.names()).toEqual(["draft:x"]);
    tabStore.remove("draft:x");
    expect(tabStore.names()).toEqual([]);
  });
});
