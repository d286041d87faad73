import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { MailPort } from "#adapters/mail/port";
import { openSmtpMail } from "#adapters/mail/smtp";
import { localhostCertificate, localhostKey } from "./localhost-tls.ts";

/** A mail as a mail server took it: the parsed mail, whom the envelope named, and the bytes. */
export interface TakenMail extends Email {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
  readonly overTls: boolean;
}

export interface Refusal {
  readonly code: number;
  readonly text: string;
  /** At which command; "data" is after the whole mail was sent. */
  readonly at?: "sender" | "recipient" | "data";
  /** How many times; for ever when left out. */
  readonly times?: number;
}

export interface SmtpStandIn {
  /** For SMTP_URL, with user and password when the server wants them. */
  readonly url: string;
  readonly port: number;
  /** Sends to it, as the platform does: `openTestApp({ mail: smtp.mail })`, then `testApp.app.jobs.work()`. */
  readonly mail: MailPort;
  /** What was taken, oldest first. */
  readonly mails: readonly TakenMail[];
  /** How many mails were refused. */
  readonly refused: number;
  /** The first mail that fits, one that has arrived or is still to come; throws after `withinMs` (2 minutes). */
  waitFor(fits: (mail: TakenMail) => boolean, withinMs?: number): Promise<TakenMail>;
  /** Refuses mails from now on; null takes them again. */
  refuse(refusal: Refusal | null): void;
  close(): Promise<void>;
}

export interface SmtpStandInOptions {
  /** A free one when left out; a test of a server that comes back names the one it had. */
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  /** "starttls" offers it, "implicit" speaks nothing else. The certificate is `localhostCertificate`. */
  readonly tls?: "none" | "starttls" | "implicit";
}

/** Whom the mails of `mail` are from. */
export const standInSender = { name: "TreadClub", address: "hello@treadclub.example" };

/** A real mail server on this machine that keeps what it is given. The caller closes it. */
export async function openSmtp(options: SmtpStandInOptions = {}): Promise<SmtpStandIn> {
  const mails: TakenMail[] = [];
  const waiting = new Set<(mail: TakenMail) => void>();
  let refusal: Refusal | null = null;
  let [refused, timesLeft] = [0, 0];
  const refusalAt = (stage: Refusal["at"]): Error | null => {
    if (refusal === null || (refusal.at ?? "recipient") !== stage || timesLeft <= 0) return null;
    timesLeft -= 1;
    refused += 1;
    return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    ...smtpOptionsOf(options),
    onMailFrom: (_address, _session, done) => done(refusalAt("sender")),
    onRcptTo: (_address, _session, done) => done(refusalAt("recipient")),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address) };
      void taken(stream, envelope, session.secure).then((mail) => {
        const error = refusalAt("data");
        if (error) return done(error);
        mails.push(mail);
        done();
        for (const deliver of waiting) deliver(mail);
      }, done);
    },
  });
  server.on("error", () => undefined);
  const port = await listen(server, options.port ?? 0);
  const url = urlOf(options, port);
  const mail = openSmtpMail({ url, from: standInSender, host: "app.example.com", ca: localhostCertificate });
  return {
    url,
    port,
    mail,
    mails,
    get refused() {
      return refused;
    },
    waitFor: (fits, withinMs = 120_000) => firstThat(fits, mails, waiting, withinMs),
    refuse: (next) => {
      refusal = next;
      timesLeft = next?.times ?? Number.POSITIVE_INFINITY;
    },
    close: async () => {
      mail.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function smtpOptionsOf({ tls = "none", user, password }: SmtpStandInOptions): SMTPServerOptions {
  return {
    disabledCommands: [...(tls === "none" ? ["STARTTLS"] : []), ...(user === undefined ? ["AUTH"] : [])],
    secure: tls === "implicit",
    key: localhostKey,
    cert: localhostCertificate,
    allowInsecureAuth: tls === "none",
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (given, _session, done) =>
      given.username === user && given.password === password
        ? done(null, { user })
        : done(Object.assign(new Error("Authentication credentials invalid"), { responseCode: 535 })),
  };
}

const listen = (server: SMTPServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = server.listen(port, "127.0.0.1", () => {
      const address = socket.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
    socket.once("error", reject);
  });

function urlOf({ tls, user, password }: SmtpStandInOptions, port: number): string {
  const who = user === undefined ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@`;
  return `${tls === "implicit" ? "smtps" : "smtp"}://${who}127.0.0.1:${port}`;
}

async function taken(
  stream: NodeJS.ReadableStream,
  envelope: TakenMail["envelope"],
  overTls: boolean,
): Promise<TakenMail> {
  const bytes = await buffer(stream);
  return { ...(await PostalMime.parse(bytes)), envelope, raw: bytes.toString("utf8"), overTls };
}

async function firstThat(
  fits: (mail: TakenMail) => boolean,
  mails: readonly TakenMail[],
  waiting: Set<(mail: TakenMail) => void>,
  withinMs: number,
): Promise<TakenMail> {
  const here = mails.find(fits);
  if (here) return here;
  return new Promise((resolve, reject) => {
    const deliver = (mail: TakenMail): void => {
      if (!fits(mail)) return;
      end();
      resolve(mail);
    };
    const timer = setTimeout(() => {
      end();
      const seen = mails.map((mail) => `${mail.envelope.to.join(",")}: ${mail.subject ?? ""}`).join("\n  ");
      reject(new Error(`No such mail within ${withinMs} ms. Taken:\n  ${seen}`));
    }, withinMs);
    const end = (): void => {
      clearTimeout(timer);
      waiting.delete(deliver);
    };
    waiting.add(deliver);
  });
}
