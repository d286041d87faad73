import { languageTags, locales } from "@treadclub/texts";
import { describe, expect, it } from "vitest";
import { sampleMails } from "#testing/mail-samples";
import { htmlOf } from "./mail-html.ts";

/** What a reader sees of a page, without what stands in its head and in front of the text for inboxes. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replaceAll(/<!--.*?-->/gs, "")
    .replace(/<div style="display:none[^>]*>[^<]*(<div>[^<]*<\/div>)?<\/div>/, "")
    .replaceAll(/<br\/>/g, "\n")
    .replaceAll(/<\/?(?:a|span)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("\u00a0", " ");
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
const wordList = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

describe.each(locales)("every mail in %s", (locale) => {
  const mails = sampleMails(locale).map((mail) => ({ ...mail, html: htmlOf(mail.subject, mail.content) }));

  it.each(mails)(
    "$name says the same in text and HTML, with nothing left to fill in",
    ({ subject, text, content, html }) => {
      expect(`${subject}${text}${html.replace(/<style>.*<\/style>/s, "")}`).not.toMatch(/[{}]|undefined|NaN|Invalid/);
      const seen = wordsOf(html);
      const links = [content.button, ...content.links, content.choices].filter((link) => link !== null);
      const spoken = [subject, content.greeting, ...content.paragraphs, ...content.after, content.why].concat(
        content.facts.flatMap(({ label, value }) => [label, value]),
        links.map(({ label }) => label),
      );
      for (const words of spoken) expect(wordList(seen).join(" ")).toContain(wordList(words).join(" "));
      for (const words of spoken.slice(1)) expect(wordList(text).join(" ")).toContain(wordList(words).join(" "));
      for (const { href } of links) {
        expect(text).toContain(href);
        expect(linksOf(html)).toContain(href);
      }
      // Nothing but the mark and the subject stands in the HTML alone.
      const known = new Set(wordList([subject, text, ...spoken].join(" ")));
      expect(wordList(seen).filter((word) => !known.has(word))).toEqual([]);
    },
  );

  it.each(mails)("$name is a page of its language that holds without pictures and in the dark", ({ html }) => {
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html dir="ltr" lang="${languageTags[locale]}">`));
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).not.toMatch(/<img|<script|<link|url\(|onclick/);
    const open: string[] = [];
    for (const [, end, name = "", alone] of html
      .replaceAll(/<!--.*?-->/gs, "")
      .matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
      if (alone === "/") continue;
      if (end === "/") expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });

  it("can be told apart by their subjects", () => {
    const subjects = mails.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it("read nothing that somebody typed where the address is not confirmed", () => {
    const own = sampleMails(locale, false).filter(({ name }) => name !== "email_change_old");
    for (const { name, subject, text } of own)
      expect(`${name} ${subject} ${text}`).not.toMatch(/Forge Lane|Anna|Ганно|安娜|ramp|Wednesday|\{\w+\}/);
  });
});

describe("what people typed", () => {
  it("is text in a mail, whatever it looks like", () => {
    const [mail] = sampleMails("en").filter(({ name }) => name === "quote_priced");
    if (!mail) throw new Error("No such mail");
    const company = `<b onclick="x">Tyres & "Co"</b><script>`;
    const html = htmlOf(`Quote from ${company}`, { ...mail.content, facts: [{ label: "Fitter", value: company }] });
    expect(html).not.toMatch(/<b |<script/);
    expect(wordsOf(html)).toContain(company);
  });
});
