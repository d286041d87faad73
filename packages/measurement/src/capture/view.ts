import type { scannerView as scannerSchema } from "@treadclub/contract/measurement/views";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { z } from "zod";
import { photosOf, type KeyRow, type SessionRow } from "#measurement/rows";
import { isUnbegun } from "#measurement/states";
import { sessionView } from "#measurement/view";
import { measurementsOf } from "./session.ts";

export type ScannerView = z.output<typeof scannerSchema>;

/** What the scanner shows of a session. `mayReturn` is known only where the addresses are. */
export async function scannerView(
  db: ReadDb,
  { session, key }: { readonly session: SessionRow; readonly key: KeyRow },
  mayReturn = false,
): Promise<ScannerView> {
  const rows = await measurementsOf(db, session.id);
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ...sessionView(session, key),
    integrator: key.name,
    measurements: rows.map(({ id, positionCode, state }) => ({
      measurement_id: id,
      position_code: positionCode,
      status: state,
      photo_count: photos.get(id)?.length ?? 0,
    })),
    may_plan: rows.every(({ state }) => isUnbegun(state)),
    is_planned: session.planned,
    may_return: mayReturn,
  };
}
