import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { unbroken } from "@treadclub/rules/unbroken";
import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailDocument } from "./mail-document.ts";
import { darkStyles, styles } from "./mail-styles.ts";

/** The HTML of a mail: the same words and links as its text. Whatever people typed is escaped by React. */
export const htmlOf = (subject: string, document: MailDocument): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(page(subject, document))}`;

const page = (subject: string, document: MailDocument): ReactElement =>
  h(
    Html,
    { lang: document.lang, dir: "ltr" },
    h(
      Head,
      null,
      h("title", null, subject),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("meta", { name: "format-detection", content: "telephone=no,address=no,email=no,date=no" }),
      h("style", null, darkStyles),
    ),
    h(
      Body,
      { style: styles.body, className: "paper" },
      h(Preview, { children: preheaderOf(document) }),
      h(Container, { style: styles.container }, ...partsOf(subject, document)),
    ),
  );

/** What an inbox shows behind the subject: what to do, not the subject again. */
const preheaderOf = ({ paragraphs, facts }: MailDocument): string =>
  [...paragraphs.slice(0, 1), ...facts.slice(0, 3).map(({ value }) => value)].join(" · ");

const partsOf = (subject: string, document: MailDocument): ReactNode[] => [
  h(Text, { key: "mark", style: styles.mark, className: "ink" }, "TreadClub"),
  h(
    Section,
    { key: "card", style: styles.card, className: "card" },
    h("h1", { style: styles.title, className: "ink" }, ...kept(subject)),
    h(Text, { style: styles.text, className: "ink" }, document.greeting),
    ...document.paragraphs.map((text, at) => paragraph(text, `p${at}`)),
    factTable(document),
    document.button === null
      ? null
      : h(Button, { key: "button", href: document.button.href, style: styles.button }, document.button.label),
    ...document.links.map(({ label, href }) =>
      h(Text, { key: href, style: styles.text }, h("a", { href, style: styles.link, className: "ink" }, label)),
    ),
    ...document.after.map((text, at) => paragraph(text, `a${at}`)),
  ),
  h(Hr, { key: "line", style: styles.line, className: "line" }),
  h(
    Text,
    { key: "why", style: styles.small, className: "soft" },
    document.why,
    document.choices === null ? null : " ",
    document.choices === null
      ? null
      : h("a", { href: document.choices.href, style: styles.smallLink, className: "soft" }, document.choices.label),
  ),
];

const paragraph = (text: string, key: string): ReactElement =>
  h(Text, { key, style: styles.text, className: "ink" }, ...withLinks(text));

/** Addresses in our own sentences can be followed, and lines stay lines. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https?:\/\/[^\s<>"]+|\n)/).map((part, at) => {
    if (part === "\n") return h("br", { key: at });
    return part.startsWith("http")
      ? h("a", { key: at, href: part, style: styles.link, className: "ink" }, part)
      : h(Fragment, { key: at }, ...kept(part));
  });

/** What is read as one stays on one line; references, days and depths in Chinese are set, not joined, so that they can be copied. */
const kept = (text: string): ReactNode[] =>
  joined(text)
    .split(/(\b[A-Z]{2}-[A-Z\d]{6}\b|\d{1,2}月\d{1,2}日周.(?: \d\d:\d\d)?|\d[\d.]* 毫米)/)
    .map((part, at) => (at % 2 === 1 ? h("span", { key: at, style: styles.whole }, part) : part));

/** Also days of a month and numbers with their units; no line begins with a dot between parts. */
const joined = (text: string): string =>
  unbroken(text)
    .replaceAll(/(?<=\d) (?=£)| (?=·)/g, "\u00a0")
    .replaceAll(/(?<=(?<![\d.,:])\d{1,2}) (?=\p{L}{3,9}(?!\p{L}))|(?<=\d) (?=(?:mm|мм)(?!\p{L}))/gu, "\u00a0")
    .replaceAll(/(?<=\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|(?:пн|вт|ср|чт|пт|сб|нд),) (?=\d)/g, "\u00a0");

const factTable = ({ facts }: MailDocument): ReactElement | null =>
  facts.length === 0
    ? null
    : h(
        "table",
        { style: styles.facts, className: "facts", cellPadding: 0, cellSpacing: 0, width: "100%" },
        h(
          "tbody",
          null,
          facts.map(({ label, value }) =>
            h(
              "tr",
              { key: label },
              h("th", { scope: "row", style: styles.label, className: "soft line" }, label),
              h("td", { style: styles.value, className: "ink line" }, ...kept(value)),
            ),
          ),
        ),
      );
