import { isIPv4 } from "node:net";
import { createTransport, type NodemailerError } from "nodemailer";
import { PermanentMailError, type Mail, type MailPort } from "./port.ts";
import { isMailAddress, type Sender } from "./sender.ts";

export interface SmtpSettings {
  /** smtp:// (STARTTLS where the server offers it) or smtps:// (TLS from the first byte), with user and password if it wants them. */
  readonly url: string;
  readonly from: Sender;
  /** What stands behind the @ of every Message-ID: the host that people open, so that two installations never share an id. */
  readonly host: string;
  /** Certificates to trust instead of those that everybody trusts. */
  readonly ca?: string;
}

export interface SmtpMail extends MailPort {
  /** Ends the connections; what is on its way is finished first. */
  close(): void;
}

const connectMs = 10_000;
const silenceMs = 20_000;
/** A server that trickles its answers is left after this. */
const wholeMailMs = 60_000;

/**
 * Sends through a mail server. A password goes unencrypted to this machine alone, whatever the server offers.
 * Errors of `send`: PermanentMailError when the receiver or the mail is refused with a 5xx code; others may pass later.
 * Their messages are for who operates the platform: they may name the receiver, never the password.
 */
export function openSmtpMail({ url, from, host, ca }: SmtpSettings): SmtpMail {
  const transport = transportOptionsOf(url);
  const pool = createTransport({
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    ...transport,
    ...(ca === undefined ? {} : { tls: { ca } }),
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    async send(mail) {
      const message = { ...written(mail, from, host), signal: AbortSignal.timeout(wholeMailMs) };
      await pool.sendMail(message).catch((error: NodemailerError) => {
        throw describedError(error);
      });
    },
    close: () => pool.close(),
  };
}

function transportOptionsOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const auth = username === "" ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return {
    host,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && auth !== null && !isThisMachine(host),
    ...(auth === null ? {} : { auth }),
  };
}

const isThisMachine = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));

function written({ to, subject, text, html, attachments = [], messageId }: Mail, from: Sender, host: string) {
  if (!isMailAddress(to)) throw new PermanentMailError("This is no address that a mail can be sent to.");
  return {
    from: { ...from },
    to: { name: "", address: to },
    envelope: { from: from.address, to: [to] },
    subject: subject.replaceAll(/[\p{Cc}\s]+/gu, " ").trim(),
    text,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map((one) => ({ ...one })),
    messageId: `<${messageId}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** What the server has against this receiver or this mail stays so; what it has against us, someone can mend meanwhile. */
function describedError(error: NodemailerError): Error {
  const { code = "", command = "", response = "", responseCode } = error;
  const isAboutMail = code === "EMESSAGE" || (code === "EENVELOPE" && /^(RCPT|DATA)/.test(command));
  if (isAboutMail && error.permanent === true) return new PermanentMailError(response || error.message);
  if (code === "EAUTH")
    return new Error(`The mail server does not take the user and password of SMTP_URL: ${response}`);
  if (code === "ENOAUTH") return new Error("The mail server wants a user and a password in SMTP_URL.");
  if (responseCode !== undefined) return new Error(response || error.message);
  return new Error(`No connection to the mail server of SMTP_URL: ${error.message}`);
}
