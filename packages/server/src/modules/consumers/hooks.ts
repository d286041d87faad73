import type { WriteCtx } from "@treadclub/kit/context";

/** What happens in higher modules when a driver signs up; handed down where the modules are composed. */
export interface ConsumerHooks {
  /** Joins what a code leads to and answers its title. Errors: CODE_INVALID. */
  readonly joinByCode: (ctx: WriteCtx<"CODE_INVALID">, consumerId: number, code: string) => Promise<string>;
  readonly onCreated: readonly ((ctx: WriteCtx, consumerId: number) => Promise<void>)[];
}
