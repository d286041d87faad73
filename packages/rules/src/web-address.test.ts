import { describe, expect, it } from "vitest";
import { cleanLine } from "./clean-text.ts";
import { holdsAddress, isWebsite } from "./web-address.ts";

describe("a name", () => {
  it.each([
    "Your account is locked. Go to https://evil.example/unlock now",
    "evil.example",
    "Kwik-Fit.com",
    "Tyres evil.example/unlock",
    "www. evil",
    "WWW.EVIL.EXAMPLE",
    "evil．example",
    "evil。example",
    "evil․example",
    "ｅｖｉｌ.ｅｘａｍｐｌｅ",
    "пошта.укр",
    "evil.xn--p1ai",
    "a@b",
    "anna＠evil.example",
    "mailto:anna",
    "http:evil",
    "ftp://evil",
    "93.184.216.34",
    "Dr.Oetker",
    "evil.\u0301example",
    "evil.\u200bexample",
    "evil.\uffa0example",
    "w\u034fww.evil",
    "ww\u0301w.evil",
    "http\u200b://evil",
    "93.184\u0307.216.34",
    "запит.कि",
  ])("that holds an address: %s", (name) => expect(holdsAddress(name)).toBe(true));

  it.each(["\ufe00", "\ufe0f", "\u{e0100}", "\u{e01ef}"])("that hides one behind %j holds one", (selector) => {
    const name = `evil.${selector}example`;
    expect([holdsAddress(name), holdsAddress(cleanLine(name))]).toEqual([true, true]);
  });

  it.each([
    "St. John's Tyres Ltd",
    "O'Neil",
    "A.B. Tyres",
    "J. R. R. Tolkien",
    "J.R.R. Tolkien",
    "Dr. Oetker",
    "Kwik-Fit (GB) Ltd.",
    "Tyres @ Home",
    "Tyres & more ...",
    "Tyres...and more",
    "Nr. 1 Reifen",
    "ATS 24/7",
    "£2.50 off, 205/55 R16",
    "Tyres 4.0",
    "Zoë-Marie d'Arc",
    "王小明",
    "约翰·史密斯",
    "Ганна Квітка",
    "Shop: Leeds",
    "Wwwhat a name",
    "St. E\u0301tienne",
    "Tyres 4\ufe0f\u20e3 you.",
    "टायर. की दुकान",
  ])("that holds none: %s", (name) => expect(holdsAddress(name)).toBe(false));
});

describe("a website", () => {
  it.each([
    "https://www.example.co.uk",
    "http://forge.example/about?x=1#top",
    "https://social.example/@forge",
    "https://шини.укр",
    "https://forge.example:8443/",
  ])("%s is one", (text) => expect(isWebsite(text)).toBe(true));

  it.each([
    "https://evil.example@good.example",
    "https://user:pass@good.example",
    "https://@good.example",
    "https://good.example\\@evil.example",
    "https:good.example",
    "https:\\\\good.example",
    "javascript:alert(1)",
    "ftp://good.example",
    "https://localhost",
    "https://127.0.0.1",
    "https://[::1]",
    "https://2130706433",
    "https://",
    "good.example",
    "",
  ])("%s is none", (text) => expect(isWebsite(text)).toBe(false));
});
