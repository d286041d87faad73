import { api } from "#kit/api.ts";
import { isSignedIn, signedOut } from "#kit/upload-token.ts";
import { measuredTyres } from "./gauge-note.ts";
import { positionOfSlot, positionsOf, type ScanNote } from "./scan-note.ts";

/** Creates the scan under the note's own idempotency key. Errors: CallError. */
export async function createScan(
  userId: number,
  note: ScanNote,
  uploadIds: readonly string[],
): Promise<{ readonly id: number }> {
  if (!isSignedIn(userId)) throw signedOut();
  const options = { idempotencyKey: note.idempotencyKey };
  const about = { vehicle_id: note.vehicle.id, ...(note.mileage === null ? {} : { mileage: note.mileage }) };
  if (note.type === "gauge") {
    const tyres = measuredTyres(note, uploadIds);
    const { scans } = await api.call(gauge, { body: { ...about, note_id: note.id, tyres } }, options);
    return { id: scans[0]?.id ?? 0 };
  }
  const { tyre, sidewall } = createCalls[note.memberId === null ? "driver" : "fitter"];
  if (note.type === "tyre") {
    const body = { ...about, position: note.position, upload_ids: [...uploadIds] };
    if (tyre === "memberCreateTyreScan") return api.call(tyre, { body }, options);
    return api.call(tyre, { body: { ...body, ...(note.reading && { reading: note.reading }) } }, options);
  }
  return api.call(sidewall, { body: { ...about, sidewalls: sidewallsOf(note, uploadIds) } }, options);
}

const createCalls = {
  driver: { tyre: "consumerCreateTyreScan", sidewall: "consumerCreateTyreWallScan" },
  fitter: { tyre: "memberCreateTyreScan", sidewall: "memberCreateTyreWallScan" },
} as const;

const gauge = "memberCreateGaugeScans";

/** What handing a note in may change. */
export const createCallOf = ({ memberId, type }: Pick<ScanNote, "memberId" | "type">) =>
  type === "gauge" ? gauge : createCalls[memberId === null ? "driver" : "fitter"][type];

/** The uploads come in the order of the slots. */
const sidewallsOf = (note: ScanNote, uploadIds: readonly string[]) =>
  positionsOf(note).map((position) => {
    const typed = note.typed.find((one) => one.position === position);
    return {
      position,
      upload_ids: uploadIds.filter((_, at) => {
        const slot = note.slots[at];
        return slot !== undefined && positionOfSlot(note, slot) === position;
      }),
      ...(typed && { text: typed.text }),
    };
  });
