import { callEntities, entityBits } from "@treadclub/contract/entities.gen";
import type { CallName, Entity } from "@treadclub/contract";
import { queryClient } from "./query-client.ts";

/** Reads again what a call has changed. Resolves once everything on the screen is up to date. */
export const refetchAfter = (call: CallName): Promise<void> => refetch(callEntities[call]);

/** Reads again what shows an entity; everything for "*", or for an entity that a newer server knows. */
export const refetchShowing = (entity: string): Promise<void> =>
  isEntity(entity) ? refetch(entityBits[entity]) : queryClient.invalidateQueries();

export const shows = (call: string, entity: Entity): boolean => (bitsOf(call) & entityBits[entity]) !== 0;

const refetch = (bits: number): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => (bitsOf(String(call)) & bits) !== 0 });

const isEntity = (name: string): name is Entity => Object.hasOwn(entityBits, name);
const isCall = (name: string): name is CallName => Object.hasOwn(callEntities, name);
const bitsOf = (call: string): number => (isCall(call) ? callEntities[call] : 0);
