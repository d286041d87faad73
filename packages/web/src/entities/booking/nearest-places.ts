/** The free starts that an answer PLACE_TAKEN brings along; empty when it brings none. */
export function nearestOf(details: unknown): string[] {
  if (typeof details !== "object" || details === null || !("nearest" in details) || !Array.isArray(details.nearest))
    return [];
  return details.nearest.flatMap((slot: unknown) =>
    typeof slot === "object" && slot !== null && "starts_at" in slot && typeof slot.starts_at === "string"
      ? [slot.starts_at]
      : [],
  );
}
