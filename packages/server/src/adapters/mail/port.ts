export interface MailAttachment {
  readonly filename: string;
  /** With its parameters. */
  readonly contentType: string;
  readonly content: string | Buffer;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML. */
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /** The same for every try of the same message, so that a provider can tell a repetition. */
  readonly messageId: string;
}

/**
 * Where mails go. `send` resolves when the provider has taken the mail over, and throws when it has not:
 * PermanentMailError when it never will, any other error when a later try may pass.
 */
export interface MailPort {
  /** False: nothing leaves the house; mails are read in the development outbox. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}

/** This mail is refused for good: another try of the same would be refused too. */
export class PermanentMailError extends Error {
  override readonly name = "PermanentMailError";
}
