export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every try of the same message, so that a provider can tell a repetition. */
  readonly messageId: string;
}

/** Where mails go. `send` resolves when the provider has taken the mail over, and throws when it has not. */
export interface MailPort {
  /** False: nothing leaves the house; mails are read in the development outbox. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}
