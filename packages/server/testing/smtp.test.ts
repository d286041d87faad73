import { createTransport } from "nodemailer";
import { afterAll, describe, expect, it } from "vitest";
import { openSmtp } from "./smtp.ts";

const smtp = await openSmtp();
const client = createTransport(smtp.url);
afterAll(() => smtp.close());
const send = (subject: string) => client.sendMail({ from: "a@example.com", to: "b@example.com", subject, text: "hi" });

describe("the mail server of the tests", () => {
  it("keeps what it takes, parsed, and tells who waits for it", async () => {
    const coming = smtp.waitFor((mail) => mail.subject === "Привіт");
    await send("Hello");
    await send("Привіт");
    expect((await coming).envelope).toEqual({ from: "a@example.com", to: ["b@example.com"] });
    expect((await smtp.waitFor((mail) => mail.subject === "Hello")).text?.trim()).toBe("hi");
    expect(smtp.mails.map((mail) => mail.subject)).toEqual(["Hello", "Привіт"]);
  });

  it("refuses as often as it is told", async () => {
    smtp.refuse({ code: 452, text: "later", times: 1 });
    await expect(send("x")).rejects.toThrow("452 later");
    await send("After one");
    smtp.refuse({ code: 554, text: "no", at: "data" });
    for (const n of [1, 2]) await expect(send(String(n))).rejects.toThrow("554 no");
    smtp.refuse(null);
    await send("After all");
    expect(smtp.refused).toBe(3);
  });

  it("says what it has when nothing fits in time", async () => {
    await expect(smtp.waitFor(() => false, 1)).rejects.toThrow("b@example.com: Hello");
  });
});
