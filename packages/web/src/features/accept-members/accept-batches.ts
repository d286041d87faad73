/** At most so many ids go into one call. */
const mostIds = 100;

/** The ids in the portions that the wire takes. */
export function acceptBatches(members: readonly { readonly id: number }[]): number[][] {
  const ids = members.map((member) => member.id);
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, batch) =>
    ids.slice(batch * mostIds, (batch + 1) * mostIds),
  );
}
