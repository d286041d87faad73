import { clientOf, sessionOf, type Session } from "../accounts.ts";

/** What others do over the wire while a test looks at one person's screens. */

/** A reviewer's reading of the driver's only scan. */
export async function readAs(base: string, driver: Session, depths: readonly [number, number, number]): Promise<void> {
  const [inner_mm, middle_mm, outer_mm] = depths;
  const own = await clientOf(base, driver.token).call("consumerGetScansListByConsumerId", {
    params: { id: String(driver.userId) },
    body: {},
  });
  const scan_id = own.list[0]?.id ?? 0;
  const admin = clientOf(base, (await sessionOf(base, "admin")).token);
  const { version } = await admin.call("getScanById", { params: { id: String(scan_id) } });
  await admin.call("updateTread", { body: { scan_id, depths: { inner_mm, middle_mm, outer_mm }, version } });
}

/** The demo's fitter answers what it was asked about a car. */
export async function answerAs(base: string, vehicleId: number): Promise<void> {
  const { token, memberId } = await sessionOf(base, "owner");
  const owner = clientOf(base, token);
  const { list } = await owner.call("getMemberQuotes", { params: { id: String(memberId) }, body: { per_page: 100 } });
  const quote_id = list.find(({ vehicle }) => vehicle.id === vehicleId)?.id ?? 0;
  await owner.call("answerQuote", {
    body: { quote_id, brand: "Michelin Primacy 4", unit_price_pence: 9000, fitting_minutes: 45, version: 0 },
  });
}
