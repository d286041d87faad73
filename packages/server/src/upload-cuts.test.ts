import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { noisePicture } from "#testing/noise-picture";
import { openTus } from "#testing/tus";
import { openTestApp } from "#testing/test-app";

const logged: string[] = [];
const testApp = await openTestApp({ onLog: (line) => logged.push(line) });
const base = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
const photo = await noisePicture(900, 700).jpeg({ quality: 95 }).toBuffer();
const mistakes = (): string[] => logged.filter((line) => JSON.parse(line).level >= 40);

it("an upload that its client cuts off, early or late, is no error of ours", async () => {
  for (let n = 0; n < 40; n += 1) {
    const tus = openTus(base, (await testApp.make.consumer()).token);
    const path = await tus.create(photo.length);
    const bytes = [1, 5000, photo.length - 1, photo.length][n % 4] ?? 0;
    const { cut } = await tus.patchSome(path, 0, photo.length, photo.subarray(0, bytes));
    if (n % 8 > 3) await pause(n);
    cut();
  }
  const octets = { "content-type": "application/offset+octet-stream" };
  for (const headers of [{ "upload-length": "5000", ...octets }, { "upload-length": "10" }, octets, {}]) {
    const { token } = await testApp.make.consumer();
    const sent = openTus(base, token).begin("POST", "/api/v1/uploads", { ...headers, "content-length": "5000" });
    sent.write("x");
    await pause(50);
    sent.destroy();
  }
  await pause(500);
  expect(mistakes()).toEqual([]);
});

it("nor is a form that is cut off while it is sent, or whose answer nobody waits for", async () => {
  const { port, hostname } = new URL(base);
  for (const sent of ["{", "{}"]) {
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/v1/log_in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n${sent}`,
    );
    await pause(20);
    socket.destroy();
  }
  await pause(300);
  expect(mistakes()).toEqual([]);
});
