import { randomUUID } from "node:crypto";
import { signedLink } from "@treadclub/kit/files/links";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openUploadHarness } from "#testing/upload-harness";

const { testApp, tus, photo, rowOf } = await openUploadHarness();
const linkTo = (photoId: string): string => signedLink(testApp.app.secret, photoId, testApp.clock.now());
async function readyPhoto(): Promise<string> {
  const { id } = await tus.upload(photo);
  return (await rowOf(id))?.photoId ?? "";
}

describe("a photo's link", () => {
  it("answers the photo to whoever has it, privately", async () => {
    const answer = await testApp.app.http.inject(linkTo(await readyPhoto()));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await sharp(answer.rawPayload).metadata()).format).toBe("jpeg");
  });

  it("ends with its time, and holds for nothing else", async () => {
    const photoId = await readyPhoto();
    const link = linkTo(photoId);
    const other = await readyPhoto();
    const forged = [
      link.replace(/signature=.{4}/, "signature=AAAA"),
      link.replace(photoId, other),
      link.replace(/expires=\d/, "expires=9"),
      linkTo(randomUUID()),
    ];
    for (const url of forged) expect((await testApp.app.http.inject(url)).json()).toMatchObject({ code: "NOT_FOUND" });
    expect((await testApp.app.http.inject(`/api/v1/files/${photoId}`)).statusCode).toBe(422);
    testApp.clock.forward(20 * 60_000);
    expect((await testApp.app.http.inject(link)).statusCode).toBe(404);
  });
});
