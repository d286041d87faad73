import { beforeEach, describe, expect, it } from "vitest";
import { forgetEverything } from "#kit/forget.ts";
import { finishSignUpDraft, keepSignUpDraft, readSignUpDraft, signUpOutcome } from "./sign-up-draft.ts";

const person = { first_name: "Mina", last_name: "Hart", email: "mina@example.com", code: "ABC" };

beforeEach(() => {
  sessionStorage.clear();
  finishSignUpDraft({ joinedClub: null });
});

describe("the draft of an account", () => {
  it("keeps everything; password and token never in the browser's storage", () => {
    keepSignUpDraft({ ...person, password: "three words", continueToken: "a token" });
    expect(readSignUpDraft()).toEqual({ ...person, password: "three words", continueToken: "a token" });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/three words|a token/);
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain("mina@example.com");
  });

  it("is gone once the account is there, and with whoever was here before", () => {
    keepSignUpDraft({ ...person, password: "three words" });
    finishSignUpDraft({ joinedClub: "Forge Lane" });
    expect(readSignUpDraft()).toMatchObject({ first_name: "", password: "" });
    expect(signUpOutcome()).toEqual({ joinedClub: "Forge Lane" });
    keepSignUpDraft({ ...person, password: "three words" });
    forgetEverything();
    expect(readSignUpDraft()).toMatchObject({ first_name: "", password: "" });
  });

  it.each(["{", "7", "null", '{"first_name":7,"other":"x"}'])("takes %s in the storage for nothing", (text) => {
    sessionStorage.setItem("draft:driver-account", text);
    expect(readSignUpDraft()).toEqual({
      first_name: "",
      last_name: "",
      email: "",
      code: "",
      password: "",
      continueToken: "",
    });
  });
});
