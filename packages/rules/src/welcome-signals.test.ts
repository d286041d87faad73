import { describe, expect, it } from "vitest";
import { mailboxOf, needsReview, phoneKey, strengthOf, type WelcomeSignal } from "./welcome-signals.ts";

describe("a mailbox", () => {
  it.each([
    ["anna.khan@gmail.com", "annakhan@gmail.com"],
    ["AnnaKhan+tyres@googlemail.com", "annakhan@gmail.com"],
    ["a.n.n.a+1+2@gmail.com", "anna@gmail.com"],
    ["anna.khan@outlook.com", "anna.khan@outlook.com"],
    ["anna.khan+work@outlook.com", "anna.khan@outlook.com"],
    ["+anna@example.com", "+anna@example.com"],
    [" Anna@Example.com ", "anna@example.com"],
    ["anna@gmail.com.example.org", "anna@gmail.com.example.org"],
  ])("%s is %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

it.each([
  [null, null],
  ["", null],
  ["07700 900123", "+447700900123"],
  ["+44 (0)7700 900123", "+447700900123"],
  ["+380 44 123 45 67", "+380441234567"],
])("the phone number %s is compared as %s", (phone, key) => expect(phoneKey(phone)).toBe(key));

describe("signals", () => {
  it.each<[readonly WelcomeSignal[], "weak" | "strong"]>([
    [["device"], "weak"],
    [["car"], "weak"],
    [["phone"], "weak"],
    [["device", "device", "device"], "weak"],
    [["email"], "strong"],
    [["car", "device"], "strong"],
    [["phone", "device"], "strong"],
    [["phone", "car"], "strong"],
    [["email", "phone", "car", "device"], "strong"],
  ])("%j are %s", (signals, strength) => expect(strengthOf(signals)).toBe(strength));

  const car = { kind: "car", consumerId: 1 } as const;
  it.each([
    ["nothing", [], false],
    ["a car of another account", [{ ...car, explained: false }], true],
    ["a car that was sold", [{ ...car, explained: true }], false],
    [
      "a car that was sold to one, and is somebody else's too",
      [
        { ...car, explained: true },
        { ...car, consumerId: 2, explained: false },
      ],
      true,
    ],
    [
      "a shared car, and the same browser",
      [
        { ...car, explained: true },
        { kind: "device", consumerId: 1, explained: false },
      ],
      true,
    ],
  ] as const)("%s: reviewed is %s", (_, matches, expected) => expect(needsReview(matches)).toBe(expected));
});
