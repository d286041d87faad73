import { eq } from "drizzle-orm";
import type { RemoteMeasurement } from "#measurement/remote/port";
import { sessions } from "#measurement/table";
import type { MadeSession, SessionOverrides } from "./factories.ts";
import type { MeasurementApp } from "./test-app.ts";

/** What another service tells of a tyre, unless reported otherwise. */
export const reported = (over: Partial<RemoteMeasurement> = {}): RemoteMeasurement => ({
  status: "processing",
  isWhole: false,
  positionCode: null,
  globalMm: null,
  regions: [],
  uncertaintyMm: null,
  isSandbox: false,
  reasons: [],
  message: "",
  imageUrls: [],
  ...over,
});

/** A session as one that another service measures. */
export async function remoteSession(
  { make, service }: MeasurementApp,
  overrides: SessionOverrides = {},
): Promise<MadeSession> {
  const session = await make.session(overrides);
  await service.run((ctx) => ctx.db.update(sessions).set({ remoteToken: "sealed" }).where(eq(sessions.id, session.id)));
  return session;
}
