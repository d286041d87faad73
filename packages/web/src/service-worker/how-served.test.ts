import { expect, it } from "vitest";
import { howServed } from "./how-served.ts";

const origin = "https://treadclub.example";
const build = { assets: ["/app/assets/a-1.js"], beside: ["/app/start.js"] };
const served = (path: string, mode: RequestMode = "cors", method = "GET") =>
  howServed({ method, url: new URL(path, origin).href, mode }, build, origin);

it("answers screens with the network's page or the shell", () => {
  for (const path of [
    "/app/sign_in",
    "/app/",
    "/app/consumer/7/dashboard?page=2",
    "/app/google_callback?code=x&state=y",
  ])
    expect(served(path, "navigate"), path).toBe("page");
});

it("answers this build's files from what is kept", () => {
  expect(served("/app/assets/a-1.js")).toBe("asset");
  expect(served("/app/assets/a-1.js", "no-cors")).toBe("asset");
  expect(served("/app/start.js", "no-cors")).toBe("beside");
});

it("never touches embedded pages, meta.json, calls or the worker itself", () => {
  for (const path of [
    "/app/iframe_by_code/ABC",
    "/app/iframe",
    "/app/iframe_anything?x=1",
    "/app/IFRAME_by_code/ABC",
    "/app/%69frame_by_code/ABC",
    "/app//iframe_by_code/ABC",
    "/app/x/../iframe_by_code/ABC",
    "/app/meta.json",
    "/app/meta.json?x",
    "/app/service-worker.js",
    "/app/manifest.webmanifest",
    "/app/assets/of-another-build-2.js",
    "/app/assets/a-1.js?v=1",
    "/app/%zz",
    "/app",
    "/application",
    "/",
    "/docs",
    "/healthz",
    "/readyz",
    "/api/v1/current_user",
    "/api/v1/uploads/1",
  ]) {
    expect(served(path), path).toBe("network");
    if (!/%zz$|^\/app\/assets/.test(path)) expect(served(path, "navigate"), path).toBe("network");
  }
});

it("never touches what is opened as a file, holds a key, is sent, or is of another origin", () => {
  expect(served("/app/assets/a-1.js", "navigate")).toBe("network");
  expect(served("/app/icon.svg", "navigate")).toBe("network");
  for (const key of ["restore_token", "token", "data"])
    expect(served(`/app/confirm?x=1&${key}=abc`, "navigate")).toBe("network");
  for (const method of ["POST", "HEAD", "PUT", "DELETE"])
    expect([served("/app/sign_in", "navigate", method), served("/app/assets/a-1.js", "cors", method)]).toEqual([
      "network",
      "network",
    ]);
  expect(served("https://elsewhere.example/app/assets/a-1.js")).toBe("network");
  expect(served("http://treadclub.example/app/sign_in", "navigate")).toBe("network");
});
