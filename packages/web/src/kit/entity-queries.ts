import { callEntities, entityBits } from "@treadclub/contract/entities.gen";
import type { CallName, Entity } from "@treadclub/contract";
import { queryClient } from "./query-client.ts";

/** Reads again what a call has changed. Resolves once everything on the screen is up to date. */
export const refetchAfter = (call: CallName): Promise<void> => refetch(callEntities[call]);

/** Reads again what shows an entity. */
export const refetchShowing = (entity: Entity): Promise<void> => refetch(entityBits[entity]);

/** Reads again what a live change concerns; everything for "*", and for an entity that only a newer server knows. */
export const refetchTopic = (topic: string): Promise<void> =>
  isEntity(topic) ? refetchShowing(topic) : queryClient.invalidateQueries();

export const shows = (call: string, entity: Entity): boolean => (bitsOf(call) & entityBits[entity]) !== 0;

const refetch = (bits: number): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => (bitsOf(String(call)) & bits) !== 0 });

const isEntity = (name: string): name is Entity => Object.hasOwn(entityBits, name);
const isCall = (name: string): name is CallName => Object.hasOwn(callEntities, name);
const bitsOf = (call: string): number => (isCall(call) ? callEntities[call] : 0);
