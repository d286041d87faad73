import { getDataParameter, startScanning } from "@treadclub/sdk";
import { describe, expect, it } from "vitest";
import { fromHere, handoffLink, startOptions, type LaunchInput } from "./launch.ts";

const input: LaunchInput = {
  session: { id: 12, workflow: "3" },
  resume: {
    measurement_tokens: [{ measurement_token: "ts_abc" }],
    expires_at: "2026-11-22T10:00:00Z",
    launch: { api_base: "http://localhost:3000/measurement/v1/", scanner: "http://localhost:3000/scan/" },
  },
  returnPath: "/app/members/3/measure_return?booking=5",
};
const here = "https://treadclub.example";

describe("what the SDK is given", () => {
  it("leads back to one page with the measurement's number, and keeps the values of that page", () => {
    const options = startOptions(input, here);
    expect(options.exitURL).toBe(`${here}/app/members/3/measure_return?booking=5&session=12`);
    expect(options.errorURL).toBe(options.exitURL);
    expect(options.exitID).toBe("12");
    expect(options.supportURL).toBe(`${here}/app/bestpractice`);
    expect(options.workflowVersion).toBe("3");
    expect(options.tokenData.measurement_tokens).toEqual([{ measurement_token: "ts_abc" }]);
  });
  it("reaches a server of this machine by the address that the page was opened by", () => {
    expect(startOptions(input, "http://192.168.1.4:3000").apiBase).toBe("http://192.168.1.4:3000/measurement/v1/");
    expect(startOptions(input, "http://192.168.1.4:3000").web).toEqual({ scanner: "http://192.168.1.4:3000/scan/" });
    expect(fromHere("http://127.0.0.1:3000/scan/", here)).toBe(`${here}/scan/`);
  });
  it("leaves the address of another host alone", () => {
    expect(fromHere("https://measure.example/scan/", here)).toBe("https://measure.example/scan/");
    expect(fromHere("https://localhost.example/scan/", here)).toBe("https://localhost.example/scan/");
  });
  it("is taken by the SDK as it is", () => {
    const links: string[] = [];
    startScanning({ ...startOptions(input, here), launch: "handoff", onHandoff: ({ link }) => links.push(link) });
    const [link = ""] = links;
    expect(link.startsWith(`${here}/scan/?data=`)).toBe(true);
    expect(getDataParameter(new URL(link).search)).toMatchObject({
      measurementTokens: ["ts_abc"],
      sid: "ts_abc",
      exitID: "12",
      workflowVersion: "3",
      showScanResultsInApp: true,
    });
  });
});

it("makes a link for another device without leaving the page", async () => {
  const before = location.href;
  expect(await handoffLink(input)).toContain("/scan/?data=");
  expect(location.href).toBe(before);
});
