import { describe, expect, it } from "vitest";
import { launchWith, payload } from "#scanner/testing/launches.ts";
import { MAX_ADDRESS_LENGTH, plainWayBack, wayBack, webAddress } from "./return-address.ts";

describe("the way back", () => {
  it("leads to the exit page after a scan, with the data beside what the address has already", () => {
    const way = wayBack(launchWith(), "completed", true);
    const url = new URL(way?.href ?? "");
    expect(url.origin + url.pathname + url.hash).toBe("https://fleet.example/done#top");
    expect(url.searchParams.get("order")).toBe("5");
    expect(url.searchParams.get("data")).toMatch(/^[\w-]+$/);
    expect(way).toMatchObject({ host: "fleet.example", mayFollow: true });
  });
  it.each(["aborted", "failed"] as const)("leads to the error page when it was %s", (outcome) => {
    expect(wayBack(launchWith(), outcome, true)?.href).toContain(payload.errorURL);
  });
  it("is not followed by itself unless the service vouches for it", () => {
    expect(wayBack(launchWith(), "completed", false)?.mayFollow).toBe(false);
  });
  it("is not followed when an address was too long to be shown to the service", () => {
    const errorURL = `https://fleet.example/?${"a".repeat(MAX_ADDRESS_LENGTH)}`;
    expect(wayBack(launchWith({ errorURL }), "completed", true)?.mayFollow).toBe(false);
  });
  it("replaces a data value that the address had", () => {
    const url = new URL(
      wayBack(launchWith({ exitURL: "https://a.example/?data=x&data=y" }), "completed", true)?.href ?? "",
    );
    expect(url.searchParams.getAll("data")).toHaveLength(1);
  });
  it("takes the other page where one is no web address, and none where neither is", () => {
    expect(wayBack(launchWith({ errorURL: "javascript:alert(1)" }), "aborted", true)?.href).toContain("/done");
    expect(wayBack(launchWith({ errorURL: "nowhere", exitURL: undefined }), "aborted", true)).toBeNull();
  });
});

describe("a web address", () => {
  it.each(["https://a.example/", "http://localhost:3000/x"])("%s is one", (text) => {
    expect(webAddress(text)?.href).toBe(text);
  });
  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc",
    "treadclub://scan",
    "/relative",
    "//a",
    "",
    "blob:x",
  ])("%s is none", (text) => {
    expect(webAddress(text)).toBeNull();
    expect(plainWayBack(text)).toBeNull();
  });
  it("is shown and never followed while no session is known", () => {
    expect(plainWayBack("https://a.example/x")).toEqual({
      href: "https://a.example/x",
      host: "a.example",
      mayFollow: false,
    });
    expect(plainWayBack(null)).toBeNull();
  });
});
