import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type KeyRow = ReplyOf<Catalog["getIntegratorKeys"]>["list"][number];
export type Key = ReplyOf<Catalog["getIntegratorKey"]>;
export type KeyListBody = InputOf<Catalog["getIntegratorKeys"]>["body"];
export type MessageRow = ReplyOf<Catalog["getIntegratorMessages"]>["list"][number];
export type Message = ReplyOf<Catalog["getIntegratorMessage"]>;
export type MessageListBody = InputOf<Catalog["getIntegratorMessages"]>["body"];
export type Session = ReplyOf<Catalog["getIntegratorSessions"]>["list"][number];
export type Refusal = ReplyOf<Catalog["getIntegratorRefusals"]>["list"][number];

/** Receivers answer at any time, and nobody announces it. */
const refetchMs = 5000;
const ofId = (id: number) => ({ params: { id: String(id) } });

export const useKeys = (body: KeyListBody) => useCall("getIntegratorKeys", { body }, { keepPrevious: true });
export const useKey = (id: number) => useCall("getIntegratorKey", ofId(id));
export const useMessages = (body: MessageListBody) =>
  useCall("getIntegratorMessages", { body }, { keepPrevious: true, refetchMs });
export const useMessage = (id: number) => useCall("getIntegratorMessage", ofId(id), { refetchMs });
export const useSessions = (keyId: number) => useCall("getIntegratorSessions", ofId(keyId), { refetchMs });
export const useRefusals = (keyId: number) => useCall("getIntegratorRefusals", ofId(keyId), { refetchMs });
