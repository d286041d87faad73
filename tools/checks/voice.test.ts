import { describe, expect, it } from "vitest";
import { findVoiceProblems } from "./voice.ts";

describe("the voice of the texts", () => {
  it("finds nothing in plain words", () => {
    expect(
      findVoiceProblems("en", { "office.a.title": "Sent to 3 fitters", "office.a.text": "We’ll email you." }),
    ).toEqual([]);
    expect(findVoiceProblems("cn", { "office.a.text": "已发送，请查看邮箱。" })).toEqual([]);
    expect(findVoiceProblems("uk", { "office.a.text": "Ваш відгук з’явиться тут." })).toEqual([]);
  });

  it.each([
    "Your E-mail",
    "A mail is on its way",
    "We go on by itself",
    "Hand it in",
    "The driver is told",
    "Set up a second step",
    "Whom do you ask?",
    "It costs nothing",
    "You cannot undo this",
    "Your club's code",
    "Invalid code",
  ])("finds what a native would not say: %s", (text) => {
    expect(findVoiceProblems("en", { "office.a.text": text })).not.toEqual([]);
  });

  it.each(["照片已发送, 谢谢", "你的轮胎", "轮 胎"])("finds Chinese that is not typeset: %s", (text) => {
    expect(findVoiceProblems("cn", { "office.a.text": text })).toHaveLength(1);
  });

  it.each(["Отримати скидку", "Натисніть на протязі дня", "Це являється помилкою", "Введіть 'код'"])(
    "finds Ukrainian that is not: %s",
    (text) => {
      expect(findVoiceProblems("uk", { "office.a.text": text })).toHaveLength(1);
    },
  );

  it("finds a full stop in headings and buttons, in every form of a plural", () => {
    const area = { "office.a.title": "To do.", "office.a.rejectSend": { one: "Send {count}.", other: "Send {count}" } };
    expect(findVoiceProblems("en", area)).toHaveLength(2);
  });

  it("names the text, what was found and what to use", () => {
    expect(findVoiceProblems("en", { "office.a.email": "E-mail" })).toEqual([
      `en office.a.email: "E-mail" in "E-mail": use email`,
    ]);
  });

  it("leaves the words that the specification quotes, and what people agreed to", () => {
    expect(
      findVoiceProblems("en", { "base.error.CODE_INVALID": "Please try again", "legal.terms.aText": "You shall" }),
    ).toEqual([]);
  });
});
