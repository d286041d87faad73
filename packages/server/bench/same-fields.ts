/** Where two answers differ, as paths; only in the fields that they have, unless values are compared as well. */
export function differences(ours: unknown, bare: unknown, withValues: boolean, path = "answer"): string[] {
  if (Array.isArray(ours) && Array.isArray(bare)) {
    if (ours.length !== bare.length) return [`${path}, which has ${ours.length} entries and ${bare.length}`];
    return ours.flatMap((one, at) => differences(one, bare[at], withValues, `${path}[${at}]`));
  }
  if (isRecord(ours) && isRecord(bare)) {
    const names = [...new Set([...Object.keys(ours), ...Object.keys(bare)])];
    return names.flatMap((name) =>
      name in ours && name in bare
        ? differences(ours[name], bare[name], withValues, `${path}.${name}`)
        : [`${path}.${name}`],
    );
  }
  return !withValues || Object.is(ours, bare) ? [] : [path];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
