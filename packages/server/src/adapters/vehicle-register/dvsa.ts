import { AppError } from "@treadclub/kit/errors";
import { motSeverity } from "@treadclub/rules";
import { z } from "zod";
import { askService, refusedBy, type ServiceAnswer } from "./ask-service.ts";
import type { RegisterTest } from "./port.ts";

export interface DvsaSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
  /** Where tokens are issued; DVSA says it at registration. */
  readonly tokenUrl: string;
  /** The origin of the service. */
  readonly url: string;
  readonly timeoutMs?: number;
}

const dayOf = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());
const testShape = z.object({
  completedDate: dayOf,
  testResult: z.string(),
  expiryDate: dayOf.nullish().catch(null),
  odometerValue: z.string().nullish(),
  odometerUnit: z.string().nullish(),
  odometerResultType: z.string().nullish(),
  defects: z
    .array(z.object({ text: z.string(), type: z.string().nullish(), dangerous: z.boolean().nullish() }))
    .nullish(),
});
const vehicleShape = z.object({
  make: z.string().nullish(),
  model: z.string().nullish(),
  fuelType: z.string().nullish(),
  primaryColour: z.string().nullish(),
  engineSize: z.string().nullish(),
  motTestDueDate: dayOf.nullish().catch(null),
  motTests: z.array(testShape).nullish(),
});
export type DvsaVehicle = Omit<z.output<typeof vehicleShape>, "motTests"> & { readonly tests: readonly RegisterTest[] };

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() });
const scope = "https://tapi.dvsa.gov.uk/.default";
/** A token is renewed before it runs out on its way. */
const renewEarlyMs = 120_000;

/** The MOT history of DVSA: OAuth client credentials, and an API key beside them. */
export function openDvsa(settings: DvsaSettings, nowMs: () => number = Date.now) {
  const { apiKey, url, timeoutMs = 5_000 } = settings;
  const token = openTokens(settings, timeoutMs, nowMs);
  const ask = async (plate: string, fresh: boolean): Promise<ServiceAnswer> =>
    askService(
      `${url}/v1/trade/vehicles/registration/${encodeURIComponent(plate)}`,
      {
        headers: { authorization: `Bearer ${await token(fresh)}`, "x-api-key": apiKey, accept: "application/json" },
      },
      timeoutMs,
    );
  return async (plate: string): Promise<DvsaVehicle | null> => {
    const first = await ask(plate, false);
    const { status, body } = hasOldToken(first) ? await ask(plate, true) : first;
    if (status === 404) return null;
    if (status === 400) throw new AppError("VALIDATION_FAILED", { fields: { number: "plate" } });
    const vehicle = vehicleShape.safeParse(body);
    if (status !== 200 || !vehicle.success) throw refusedBy("DVSA", status);
    const { motTests, ...facts } = vehicle.data;
    const tests = (motTests ?? []).map(testOf).toSorted((a, b) => a.completedOn.localeCompare(b.completedOn));
    return { ...facts, tests };
  };
}

/** One token at a time for everybody who waits for it. */
function openTokens(settings: DvsaSettings, timeoutMs: number, nowMs: () => number) {
  let known: { readonly token: Promise<string>; untilMs: number } | null = null;
  return (fresh: boolean): Promise<string> => {
    if (!fresh && known && known.untilMs > nowMs()) return known.token;
    const next = { token: Promise.resolve(""), untilMs: nowMs() + timeoutMs };
    next.token = askToken(settings, timeoutMs).then(({ access_token, expires_in }) => {
      next.untilMs = nowMs() + expires_in * 1_000 - renewEarlyMs;
      return access_token;
    });
    next.token.catch(() => {
      if (known === next) known = null;
    });
    known = next;
    return next.token;
  };
}

async function askToken({ tokenUrl, clientId, clientSecret }: DvsaSettings, timeoutMs: number) {
  const form = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
    scope,
  });
  const { status, body } = await askService(tokenUrl, { method: "POST", body: form }, timeoutMs);
  const answer = tokenShape.safeParse(body);
  if (status !== 200 || !answer.success) throw refusedBy("DVSA's tokens", status);
  return answer.data;
}

const errorShape = z.object({ errorCode: z.string() });
const hasOldToken = ({ status, body }: ServiceAnswer): boolean =>
  status === 401 || (status === 403 && errorShape.safeParse(body).data?.errorCode === "MOTH-FB-02");

function testOf(test: z.output<typeof testShape>): RegisterTest {
  const value = Number(test.odometerValue);
  const unit = test.odometerUnit?.toUpperCase();
  const isRead =
    test.odometerResultType === "READ" && Number.isInteger(value) && value > 0 && (unit === "MI" || unit === "KM");
  return {
    completedOn: test.completedDate,
    passed: test.testResult === "PASSED",
    expiresOn: test.expiryDate ?? null,
    odometer: isRead ? { value, unit: unit === "KM" ? "km" : "mi" } : null,
    remarks: (test.defects ?? []).map(({ text, type, dangerous }) => ({
      text,
      severity: motSeverity(type ?? "", dangerous === true),
    })),
  };
}
