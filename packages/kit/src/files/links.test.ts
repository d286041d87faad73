import { expect, it } from "vitest";
import { linkHolds, linkLeftSeconds, linkLifeMs, signedLink } from "./links.ts";

const secret = "a secret of at least thirty-two letters";
const id = "0b9f3c1e-3f4e-4a58-9a1d-0c3a6f0c5d11";
const now = new Date("2026-11-21T10:02:00Z");
const partsOf = (link: string): { expires: string; signature: string } => {
  const query = new URL(link, "http://localhost").searchParams;
  return { expires: query.get("expires") ?? "", signature: query.get("signature") ?? "" };
};
const later = (ms: number): Date => new Date(now.getTime() + ms);

it("holds for 15 minutes and not for 21", () => {
  const link = partsOf(signedLink(secret, id, now));
  expect(linkHolds(secret, id, link, later(linkLifeMs))).toBe(true);
  expect(linkHolds(secret, id, link, later(21 * 60_000))).toBe(false);
});

it("is the same for a page that is loaded again soon after", () => {
  expect(signedLink(secret, id, now)).toBe(signedLink(secret, id, later(60_000)));
});

it("holds for no other photo, end, signature or secret", () => {
  const link = partsOf(signedLink(secret, id, now));
  const flipped = link.signature.startsWith("A") ? `B${link.signature.slice(1)}` : `A${link.signature.slice(1)}`;
  expect(linkHolds(secret, id.replace("0", "1"), link, now)).toBe(false);
  expect(linkHolds(secret, id, { ...link, expires: `${Number(link.expires) + 1}` }, now)).toBe(false);
  expect(linkHolds(secret, id, { ...link, signature: flipped }, now)).toBe(false);
  expect(linkHolds(secret, id, { ...link, signature: "" }, now)).toBe(false);
  expect(linkHolds(`${secret}!`, id, link, now)).toBe(false);
});

it("says how long it still works", () => {
  expect(linkLeftSeconds(partsOf(signedLink(secret, id, now)).expires, now)).toBe(18 * 60);
  expect(linkLeftSeconds("0", now)).toBe(0);
});
