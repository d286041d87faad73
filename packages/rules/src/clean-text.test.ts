import { describe, expect, it } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

/** Everything that one line must not hold, and that no text must. */
const points =
  "ad 34f 61c 115f 180e 200b 200e 200f 2028 2029 202a 202b 202c 202d 202e 2060 2066 2067 2068 2069 3164 feff ffa0 fff9 fffe e0041 d800 dfff";
const marks = Array.from({ length: 0xa0 }, (_, n) => n)
  .filter((point) => point < 32 || point > 126)
  .concat(points.split(" ").map((point) => Number.parseInt(point, 16)))
  .map((point) => String.fromCodePoint(point));
const hex = (text: string): string => [...text].map((one) => one.codePointAt(0)?.toString(16)).join(" ");

describe("one line", () => {
  it("has no mark that nobody sees, wherever it stood", () => {
    for (const mark of marks) {
      const isBlank = /\s/.test(mark) || mark === "\u0085";
      for (const given of [`${mark}An${mark}na${mark}`, `${mark}${mark}An${mark}${mark}na${mark}${mark}`])
        expect(cleanLine(given), hex(given)).toBe(isBlank && mark !== "\ufeff" ? "An na" : "Anna");
    }
  });

  it.each([
    ["  Your account\r\nis locked\u2028.\tGo  to\u00a0it ", "Your account is locked . Go to it"],
    ["\u202egnp.exe\u202c", "gnp.exe"],
    ["A\u0301nna", "Ánna"],
    ["e\u200b\u0301", "é"],
    ["\u2800\u3000 ", ""],
    ["\u200d\u200c", ""],
    ["An\u200dna\ufe0f\ufe0f", "Anna\ufe0f"],
    ["evil.\ufe0fexample", "evil.example"],
    ["evil.\u{e0100}example", "evil.example"],
    ["evil。\ufe00example", "evil。example"],
    ["a\ufe0f:\ufe0f/\ufe0f/@\ufe0fb", "a\ufe0f://@b"],
  ])("%j becomes %j", (given, wanted) => expect(cleanLine(given)).toBe(wanted));

  it.each([
    "Zoë O’Neil-Åkesson",
    "王小明",
    "Ганна Квітка",
    "می\u200cخواهم",
    "ശ്രീ\u200dരാജന്\u200d",
    "👨‍👩‍👧 & 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 👍🏽",
    "葛\u{e0100}飾",
    "#️⃣ *️⃣ 4️⃣ ‼️ ⁉️ 〰️ ©️",
  ])("%s stays as it is", (name) => expect(cleanLine(name)).toBe(name));

  it("that is clean stays so, and a long run of marks costs little", () => {
    for (const mark of marks) expect(cleanLine(cleanLine(`a${mark}\u0301b`))).toBe(cleanLine(`a${mark}\u0301b`));
    const before = process.threadCpuUsage();
    for (const mark of ["\u{e0041}", "\u200d", " ", "\ufe0f"]) cleanLine(`a${mark.repeat(200_000)}`);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});

describe("text of several lines", () => {
  it("keeps its breaks, all of one kind, and nothing else that nobody sees", () => {
    expect(cleanText("one\r\ntwo\rthree\u2028four\u0085\n\nfive\tsix\n")).toBe("one\ntwo\nthree\nfour\n\n\nfive six");
    for (const mark of marks) expect(cleanText(`a${mark}b`)).toMatch(/^a[\n ]?b$/);
    expect(cleanText("a  b")).toBe("a  b");
  });
});
