import { createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { localhostCertificate } from "#testing/localhost-tls";
import { openSmtp, standInSender, type SmtpStandInOptions } from "#testing/smtp";
import { PermanentMailError, type Mail } from "./port.ts";
import { openSmtpMail } from "./smtp.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const smtp = await openSmtp();
afterAll(() => smtp.close());

const note: Mail = { to: "anna@example.com", subject: "Hello", text: "Hello Anna", messageId: "message-12" };
const open = (url: string, ca?: string) => {
  const mail = openSmtpMail({ url, from: standInSender, host: "app.example.com", ...(ca === undefined ? {} : { ca }) });
  closing.push(mail.close);
  return mail;
};
const openServer = async (options: SmtpStandInOptions) => {
  const server = await openSmtp(options);
  closing.push(server.close);
  return server;
};
const problemOf = async (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe("a mail", () => {
  it.each([
    [
      "您的折扣俱乐部需要修改：前轮胎花纹深度不足，请尽快更换轮胎并确认预约时间",
      "您好，安娜！\n请打开 https://app.example.com/x",
    ],
    ["Вашому клубу потрібні зміни — перевірте, будь ласка, глибину протектора 🛞", "Вітаємо, Ганно!\n\n– один\n– два"],
  ])("arrives as it was written: %s", async (subject, text) => {
    await smtp.mail.send({ ...note, subject, text, messageId: `message-${subject.length}` });
    const mail = await smtp.waitFor((taken) => taken.subject === subject);
    expect(mail).toMatchObject({ from: standInSender, to: [{ name: "", address: "anna@example.com" }] });
    expect(mail.text?.trimEnd()).toBe(text);
    expect(mail.envelope).toEqual({ from: standInSender.address, to: ["anna@example.com"] });
    expect(mail.messageId).toBe(`<message-${subject.length}@app.example.com>`);
    expect(Math.abs(Date.parse(mail.date ?? "") - Date.now())).toBeLessThan(60_000);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ "auto-submitted": "auto-generated", "content-type": "text/plain; charset=utf-8" });
    expect(mail.raw).not.toMatch(/\P{ASCII}/u);
  });

  it("cannot bring headers of its own", async () => {
    const subject = "Hello\r\nBcc: eve@example.com\r\n\r\nother text\u0000";
    await smtp.mail.send({ ...note, subject, text: "Bcc: eve@example.com" });
    const mail = await smtp.waitFor((taken) => taken.subject?.startsWith("Hello Bcc") === true);
    expect(mail.subject).toBe("Hello Bcc: eve@example.com other text");
    expect(mail.bcc).toBeUndefined();
    expect(mail.envelope.to).toEqual(["anna@example.com"]);
  });

  it.each([
    "anna@example.com, eve@example.com",
    "anna@example.com\r\nBcc: eve@example.com",
    "Anna <eve@example.com>",
    "anna@example.com> RCPT TO:<eve@example.com",
    "anna",
    "",
  ])("goes to one plain address, not to %j", async (to) => {
    const before = smtp.mails.length;
    await expect(smtp.mail.send({ ...note, to })).rejects.toThrow(PermanentMailError);
    expect(smtp.mails).toHaveLength(before);
  });

  it("uses one line for many", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => smtp.mail.send({ ...note, subject: `Many ${n}` })));
    expect(smtp.mails.filter((mail) => mail.subject?.startsWith("Many"))).toHaveLength(12);
  });
});

describe("a refusal", () => {
  afterEach(() => smtp.refuse(null));

  it.each([
    [{ code: 550, text: "5.1.1 no such user" }, true],
    [{ code: 552, text: "5.3.4 too large", at: "data" as const }, true],
    [{ code: 554, text: "5.7.1 looks like spam", at: "data" as const }, true],
    [{ code: 450, text: "4.2.0 try again" }, false],
    [{ code: 421, text: "4.3.2 closing down", at: "data" as const }, false],
    [{ code: 553, text: "5.7.1 sender not allowed", at: "sender" as const }, false],
  ])("%j is for good: %s", async (refusal, isForGood) => {
    smtp.refuse(refusal);
    const problem = await problemOf(smtp.mail.send(note));
    expect(problem instanceof PermanentMailError).toBe(isForGood);
    expect(String(problem)).toContain(`${refusal.code} ${refusal.text}`);
  });
});

describe("the line to the server", () => {
  it.each(["starttls", "implicit"] as const)("is encrypted with %s, and the password fits", async (tls) => {
    const server = await openServer({ tls, user: "club@example.com", password: "p@ss: 100%/ы" });
    await open(server.url, localhostCertificate).send(note);
    expect(server.mails).toMatchObject([{ subject: "Hello", overTls: true }]);
  });

  it.each(["starttls", "implicit"] as const)("is not trusted with %s when nobody vouches for it", async (tls) => {
    const server = await openServer({ tls, user: "club", password: "secret" });
    const problem = await problemOf(open(server.url).send(note));
    expect(String(problem)).toMatch(/No connection to the mail server of SMTP_URL: .*self-signed/);
    expect(server.mails).toHaveLength(0);
  });

  it("says when the password is wrong, without the password", async () => {
    const server = await openServer({ tls: "starttls", user: "club", password: "right" });
    const problem = await problemOf(open(server.url.replace("right", "hunter2"), localhostCertificate).send(note));
    expect(problem).not.toBeInstanceOf(PermanentMailError);
    expect(String(problem)).toMatch(/does not take the user and password of SMTP_URL: 535/);
    expect(String(problem)).not.toContain("hunter2");
  });

  it("says when a password is wanted", async () => {
    const server = await openServer({ tls: "none", user: "club", password: "right" });
    const problem = await problemOf(open(`smtp://127.0.0.1:${server.port}`).send(note));
    expect(problem).not.toBeInstanceOf(PermanentMailError);
    expect(String(problem)).toMatch(/530/);
  });

  it("that nobody answers is told, and may be there later", async () => {
    const { port, close } = await openSmtp();
    await close();
    const mail = open(`smtp://127.0.0.1:${port}`);
    const problem = await problemOf(mail.send(note));
    expect(problem).not.toBeInstanceOf(PermanentMailError);
    expect(String(problem)).toMatch(/No connection to the mail server of SMTP_URL: .*ECONNREFUSED/);
    const back = await openServer({ port });
    await mail.send(note);
    expect(back.mails).toHaveLength(1);
  });

  it("that is cut in the middle is no delivery", async () => {
    const server = await talkServer((socket) => {
      socket.write("220 hello\r\n");
      socket.on("data", () => socket.destroy());
    });
    const problem = await problemOf(open(server).send(note));
    expect(problem).toBeInstanceOf(Error);
    expect(problem).not.toBeInstanceOf(PermanentMailError);
  });
});

describe("a password", () => {
  it("never crosses an unencrypted line to another machine", async () => {
    const heard: string[] = [];
    const server = await talkServer((socket) => {
      socket.write("220 hello\r\n");
      socket.on("data", (bytes) => {
        heard.push(bytes.toString());
        socket.write(bytes.toString().startsWith("EHLO") ? "250-hello\r\n250 AUTH PLAIN LOGIN\r\n" : "502 no\r\n");
      });
    });
    const url = server.replace("127.0.0.1", "[::ffff:127.0.0.1]").replace("://", "://club:secret@");
    const problem = await problemOf(open(url).send(note));
    expect(String(problem)).toMatch(/No connection|STARTTLS|502/);
    expect(heard.join("")).toContain("STARTTLS");
    expect(heard.join("")).not.toContain("AUTH");
  });
});

/** A server that says what the test wants; answers its address. */
async function talkServer(onSocket: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}
