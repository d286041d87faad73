import type {
  KeyChange,
  KeyListBody,
  KeyRowView,
  KeySession,
  KeyView,
  MessageListBody,
  MessageRowView,
  MessageView,
  RefusedCall,
} from "@treadclub/contract/measurement/management";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ListReply } from "@treadclub/kit/db/list";
import { AppError } from "@treadclub/kit/errors";
import type { Deps } from "#measurement/deps";
import { KeyError } from "#measurement/keys/make";
import { publicSandboxKey } from "#measurement/keys/sandbox-key";
import { changeKey, endKey, removeWebhook, rotateKey, rotateSigning, setWebhook } from "./change.ts";
import { keyViewFor, listKeys } from "./keys.ts";
import { makeHeldKey, type HeldKeyInput } from "./make.ts";
import { listMessages, messageFor, resendMessage, sendTest } from "./messages.ts";
import { refusalsOf } from "./refusals.ts";
import { suspendKeys } from "./suspend.ts";
import { sessionsOf } from "./sessions.ts";
import type { ManagementCtx, KeptKeys, KeyManager, SeenKey } from "./access.ts";
import type { Issued } from "./once.ts";

/** A record as it was on somebody's screen. */
interface Version {
  readonly id: number;
  readonly version: number;
}

/** The record to change, and the Idempotency-Key of the request: repeated, it is answered with the same secret and has no second effect. */
interface OnceAt extends Version {
  readonly once: string | null;
}

/** A key with a secret that is shown to this request alone. */
export interface IssuedKey<S extends string | null = string> extends Issued<S> {
  readonly key: KeyView;
}

/**
 * What integrators see and do with their keys, beside the command. Everything may fail with NOT_FOUND; what changes something
 * also with STATE_CONFLICT, and with VALIDATION_FAILED on the field that does not fit.
 */
export interface KeyManagement {
  keys(who: KeyManager, body: KeyListBody): Promise<ListReply<KeyRowView>>;
  key(who: KeyManager, id: number): Promise<KeyView>;
  make(who: KeyManager, input: HeldKeyInput, once: string | null): Promise<IssuedKey>;
  change(who: KeyManager, id: number, change: KeyChange): Promise<KeyView>;
  /** The old secret works for 24 hours more. */
  rotate(who: KeyManager, at: OnceAt): Promise<IssuedKey>;
  revoke(who: KeyManager, id: number): Promise<KeyView>;
  /** `secret`: signs messages from now on; null where the address stayed the same. */
  setWebhook(who: KeyManager, at: OnceAt, url: string): Promise<IssuedKey<string | null>>;
  removeWebhook(who: KeyManager, at: Version): Promise<KeyView>;
  /** The old secret signs as well for 24 hours more. */
  rotateWebhook(who: KeyManager, at: OnceAt): Promise<IssuedKey>;
  /** The keys of a holder rest with their sessions, or work again. */
  suspend(holder: string, isSuspended: boolean): Promise<void>;
  sendTest(who: KeyManager, keyId: number): Promise<MessageView>;
  messages(who: KeyManager, body: MessageListBody): Promise<ListReply<MessageRowView>>;
  message(who: KeyManager, id: number): Promise<MessageView>;
  resend(who: KeyManager, at: Version): Promise<MessageView>;
  sessions(who: KeyManager, keyId: number): Promise<KeySession[]>;
  refusals(who: KeyManager, keyId: number): Promise<RefusedCall[]>;
}

type Run = <T>(name: string, work: (ctx: ManagementCtx) => Promise<T>) => Promise<T>;

export function openKeyManagement(deps: Deps, runAs: Run): KeyManagement {
  const run = withFieldErrors(runAs);
  const kept: KeptKeys = { has: ({ id, prefix }) => prefix === publicSandboxKey || deps.ensured.keyIds.has(id) };
  const read = () => readCtx(deps);
  const seen = (who: KeyManager, { id, version }: Version): SeenKey => ({ who, kept, id, version });
  const key = (who: KeyManager, id: number): Promise<KeyView> => keyViewFor(read(), { who, kept, id });
  const message = (who: KeyManager, id: number): Promise<MessageView> => messageFor(read(), { who, id });
  const issued = async <S extends string | null>(
    who: KeyManager,
    id: number,
    { secret, isRepeated }: Issued<S>,
  ): Promise<IssuedKey<S>> => ({ key: await key(who, id), secret, isRepeated });
  const asked = (who: KeyManager, { once, ...at }: OnceAt) => ({ ...seen(who, at), once });
  return {
    key,
    message,
    keys: (who, body) => listKeys(read(), { who, kept, body }),
    make: async (who, input, once) => {
      const made = await run(who.name, (ctx) => makeHeldKey(ctx, deps, { who, input, once }));
      return issued(who, made.id, made);
    },
    change: async (who, id, { version, ...change }) => {
      await run(who.name, (ctx) => changeKey(ctx, seen(who, { id, version }), change));
      return key(who, id);
    },
    rotate: async (who, at) => issued(who, at.id, await run(who.name, (ctx) => rotateKey(ctx, deps, asked(who, at)))),
    revoke: async (who, id) => {
      await run(who.name, (ctx) => endKey(ctx, { who, kept, id }));
      return key(who, id);
    },
    setWebhook: async (who, at, url) =>
      issued(who, at.id, await run(who.name, (ctx) => setWebhook(ctx, deps, asked(who, at), url))),
    removeWebhook: async (who, at) => {
      await run(who.name, (ctx) => removeWebhook(ctx, seen(who, at)));
      return key(who, at.id);
    },
    rotateWebhook: async (who, at) =>
      issued(who, at.id, await run(who.name, (ctx) => rotateSigning(ctx, deps, asked(who, at)))),
    sendTest: async (who, keyId) => message(who, await run(who.name, (ctx) => sendTest(ctx, who, keyId))),
    suspend: (holder, isSuspended) => run("suspend keys", (ctx) => suspendKeys(ctx, holder, isSuspended)),
    messages: (who, body) => listMessages(read(), { who, body }),
    resend: async (who, at) => {
      await run(who.name, (ctx) => resendMessage(ctx, who, at));
      return message(who, at.id);
    },
    sessions: async (who, id) => {
      await deps.refusals.flush();
      return sessionsOf(read(), { who, id });
    },
    refusals: async (who, id) => {
      await deps.refusals.flush();
      return refusalsOf(read(), { who, id });
    },
  };
}

const readCtx = ({ db, clock, log }: Deps): ReadCtx<"NOT_FOUND"> => ({
  db: db.read,
  now: clock.now(),
  log,
  actor: { kind: "job", name: "key management" },
  requestId: "key management",
  fail: (code, extra) => new AppError(code, extra),
});

/** What does not fit a key is an error of the form that asked. */
const withFieldErrors =
  (run: Run): Run =>
  (name, work) =>
    run(name, work).catch((error: unknown) => {
      throw error instanceof KeyError
        ? new AppError("VALIDATION_FAILED", { fields: error.fields, cause: error })
        : error;
    });
