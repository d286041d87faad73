import { AppError } from "@treadclub/kit/errors";
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

/** Who sits at the management: sees the keys of one holder, or with null those of everybody. */
export interface KeyManager {
  readonly holder: string | null;
  readonly name: string;
}

interface Version {
  readonly id: number;
  readonly version: number;
}

interface Page<R> {
  list: R[];
  total_count: number;
  total_is_more?: true;
}

export interface IssuedKey {
  readonly key: KeyView;
  readonly secret: string;
}

export interface NewKeyInput extends Omit<KeyChange, "version"> {
  readonly holder: string | null;
  readonly kind: KeyKind;
}

/**
 * The keys of the measurement service as the platform shows and changes them. What names something may fail with NOT_FOUND,
 * what changes it with STATE_CONFLICT and VALIDATION_FAILED.
 */
export interface KeyManagementPort {
  keys(who: KeyManager, body: KeyListBody): Promise<Page<KeyRowView>>;
  key(who: KeyManager, id: number): Promise<KeyView>;
  make(who: KeyManager, input: NewKeyInput): Promise<IssuedKey>;
  change(who: KeyManager, id: number, change: KeyChange): Promise<KeyView>;
  rotate(who: KeyManager, at: Version): Promise<IssuedKey>;
  revoke(who: KeyManager, id: number): Promise<KeyView>;
  setWebhook(
    who: KeyManager,
    at: Version,
    url: string,
  ): Promise<{ readonly key: KeyView; readonly secret: string | null }>;
  removeWebhook(who: KeyManager, at: Version): Promise<KeyView>;
  rotateWebhook(who: KeyManager, at: Version): Promise<IssuedKey>;
  /** The keys of a holder rest with their sessions, or work again. */
  suspend(holder: string, isSuspended: boolean): Promise<void>;
  sendTest(who: KeyManager, keyId: number): Promise<MessageView>;
  messages(who: KeyManager, body: MessageListBody): Promise<Page<MessageRowView>>;
  message(who: KeyManager, id: number): Promise<MessageView>;
  resend(who: KeyManager, at: Version): Promise<MessageView>;
  sessions(who: KeyManager, keyId: number): Promise<KeySession[]>;
  refusals(who: KeyManager, keyId: number): Promise<RefusedCall[]>;
}

const absent = async (): Promise<never> => {
  throw new AppError("UPSTREAM_UNAVAILABLE");
};

/** No measurement service in this process: nobody keeps keys here. */
export const noKeyManagement: KeyManagementPort = {
  keys: absent,
  key: absent,
  make: absent,
  change: absent,
  rotate: absent,
  revoke: absent,
  setWebhook: absent,
  removeWebhook: absent,
  rotateWebhook: absent,
  suspend: async () => undefined,
  sendTest: absent,
  messages: absent,
  message: absent,
  resend: absent,
  sessions: absent,
  refusals: absent,
};
