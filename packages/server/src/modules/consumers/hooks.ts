import type { WriteCtx } from "@treadclub/kit/context";
import type { Locale } from "@treadclub/texts";

/** A driver who has just signed up. */
export interface NewConsumer {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
  /** The address is known to be theirs. */
  readonly isConfirmed: boolean;
}

/** What happens in higher modules when a driver signs up; handed down where the modules are composed. */
export interface ConsumerHooks {
  /** Joins what a code leads to and answers its title. Errors: CODE_INVALID. */
  readonly joinByCode: (ctx: WriteCtx<"CODE_INVALID">, consumerId: number, code: string) => Promise<string>;
  readonly onCreated: readonly ((ctx: WriteCtx, consumer: NewConsumer) => Promise<void>)[];
}

/** Lets higher modules welcome a driver. */
export async function welcome(
  ctx: WriteCtx,
  { onCreated }: ConsumerHooks,
  id: number,
  {
    email,
    firstName,
    locale = "en",
    isConfirmed = false,
  }: Partial<NewConsumer> & Pick<NewConsumer, "email" | "firstName">,
): Promise<void> {
  for (const hook of onCreated) await hook(ctx, { id, email, firstName, locale, isConfirmed });
}
