import type { ListReply } from "@treadclub/kit/db/list";
import type {
  KeyChange,
  KeyKind,
  KeyListBody,
  KeyRowView,
  KeySession,
  KeyView,
  MessageListBody,
  MessageRowView,
  MessageView,
  RefusedCall,
} from "@treadclub/contract/measurement/management";

/** Who sees and changes keys. */
export interface KeyManager {
  /** The keys of this holder alone; null: those of everybody. */
  readonly holder: string | null;
  /** As the audit log of the service names them. */
  readonly name: string;
}

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
export interface IssuedKey<S extends string | null = string> {
  readonly key: KeyView;
  readonly secret: S;
  /** Whether an earlier request with the same Idempotency-Key had the effect. */
  readonly isRepeated: boolean;
}

export interface HeldKeyInput extends Omit<KeyChange, "version"> {
  readonly holder: string | null;
  readonly kind: KeyKind;
}

/**
 * The keys of the measurement service as the platform shows and changes them. What names something may fail with NOT_FOUND,
 * what changes it with STATE_CONFLICT and VALIDATION_FAILED.
 */
export interface KeyManagementPort {
  keys(who: KeyManager, body: KeyListBody): Promise<ListReply<KeyRowView>>;
  key(who: KeyManager, id: number): Promise<KeyView>;
  make(who: KeyManager, input: HeldKeyInput, once: string | null): Promise<IssuedKey>;
  change(who: KeyManager, id: number, change: KeyChange): Promise<KeyView>;
  rotate(who: KeyManager, at: OnceAt): Promise<IssuedKey>;
  revoke(who: KeyManager, id: number): Promise<KeyView>;
  setWebhook(who: KeyManager, at: OnceAt, url: string): Promise<IssuedKey<string | null>>;
  removeWebhook(who: KeyManager, at: Version): Promise<KeyView>;
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
