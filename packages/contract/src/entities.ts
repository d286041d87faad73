/**
 * Every entity of the product by the name that audit rows, live topics and links store, with the kind of its ids. Calls
 * declare which of them they show or change.
 */
export const entities = {
  user: "number",
  session: "number",
  passkey: "number",
  handover: "number",
  consumer: "number",
  member: "number",
  vehicle: "number",
  vehicle_request: "number",
  scan: "number",
  measurement_session: "number",
  measurement: "number",
  measurement_key: "number",
  webhook_message: "number",
  club: "number",
  voucher: "number",
  welcome_review: "number",
  oddity: "number",
  quote: "number",
  booking: "number",
  place: "number",
  notification: "number",
  message: "number",
  complaint: "number",
  order: "number",
  upload: "uuid",
  deal: "number",
  group: "number",
  offer: "number",
} as const satisfies Readonly<Record<string, "number" | "uuid">>;

export type Entity = keyof typeof entities;

interface IdKinds {
  readonly number: number;
  readonly uuid: string;
}
export type EntityId<E extends Entity> = IdKinds[(typeof entities)[E]];

/** Entities with a numeric id: audit and history rows, live topics and notifications name these. */
export type NumberedEntity = { [E in Entity]: EntityId<E> extends number ? E : never }[Entity];

export const numberedEntities: readonly NumberedEntity[] = Object.keys(entities).filter(isNumbered);

/** One record. */
export interface EntityRef<E extends NumberedEntity = NumberedEntity> {
  readonly entity: E;
  readonly id: number;
}

function isNumbered(name: string): name is NumberedEntity {
  return Object.entries(entities).some(([entity, idKind]) => entity === name && idKind === "number");
}
