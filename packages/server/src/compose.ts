import type { LimitName } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { FileStore } from "@treadclub/kit/files/store";
import type { Limits } from "@treadclub/kit/http/limits";
import type { Uploads } from "@treadclub/kit/http/uploads";
import type { Streams } from "@treadclub/kit/http/stream";
import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import type { Bus } from "@treadclub/kit/live";
import { accountHandlers, accountJobs, confirmNewAddress, type DataPart } from "#modules/accounts";
import { bookingHandlers, bookingJobs, bookingIdOf, hasOpenBookings, lastFittings } from "#modules/bookings";
import { clubHandlers, groupHandlers, ensureWelcomeClub, welcomePence } from "#modules/clubs";
import { complaintHandlers, complaintJobs, dataOf as complaintsOf } from "#modules/complaints";
import { consumerHandlers, type ConsumerHooks } from "#modules/consumers";
import { creditHandlers, creditJobs, giveWelcomeCredits } from "#modules/credits";
import { dealHandlers } from "#modules/deals";
import { dataOf as welcomeReviewOf, fraudHandlers, fraudJobs } from "#modules/fraud";
import { handoverHandlers } from "#modules/handover";
import { identityJobs, type AccountOf } from "#modules/identity";
import {
  impersonationJobs,
  eraseConsumer as eraseReasons,
  impersonationHandlers,
  impersonationsOf,
} from "#modules/impersonation";
import { integratorHandlers, integratorJobs, suspendKeysOf } from "#modules/integrator";
import { measurementHandlers, measurementJobs } from "#modules/measurements";
import { memberHandlers, type MemberHooks } from "#modules/members";
import { messageHandlers, messageJobs, welcomeConsumer, welcomeMembers } from "#modules/messages";
import { offerHandlers, type OfferCache } from "#modules/offers";
import {
  dataOf as ordersOf,
  eraseConsumer as eraseOrders,
  orderHandlers,
  orderJobs,
  type OrderDeps,
} from "#modules/orders";
import { memberFigures, platformHandlers } from "#modules/platform";
import { linkWhenIn, providerHandlers } from "#modules/providers";
import {
  cancelOfMember,
  hasOpenQuotes,
  isBookedAt,
  quotedProducts,
  quoteHandlers,
  quoteJobs,
  shownTo,
} from "#modules/quotes";
import { securityHandlers } from "#modules/security";
import { reportHandlers, reportJobs } from "#modules/reports";
import {
  dataOf as scanLinksOf,
  eraseConsumer as eraseScanLinks,
  reportAttachment,
  scanReportHandlers,
  scanReportJobs,
} from "#modules/scan-reports";
import { isScannedSince, scanHandlers, scanJobs, tyreStates } from "#modules/scans";
import { teamHandlers } from "#modules/teams";
import { userHandlers } from "#modules/users";
import { vehicleHandlers, vehicleJobs } from "#modules/vehicles";
import { voucherUsageHandlers, voucherUsageJobs } from "#modules/voucher-usage";
import { clubFigures, issueJobs, joinByCode, voucherHandlers, voucherJobs } from "#modules/vouchers";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { ProviderPort } from "./adapters/sign-in-provider/port.ts";
import type { VehicleRegister } from "./adapters/vehicle-register/port.ts";
import type { AddressPort } from "./adapters/addresses/port.ts";
import type { MailPort } from "./adapters/mail/port.ts";
import type { KeyManagementPort } from "./adapters/key-management/port.ts";
import type { MeasurementPort } from "./adapters/measurement/port.ts";
import type { PaymentPort } from "./adapters/payments/port.ts";
import type { Operator } from "./config-operator.ts";
import { fileHandlers, fileJobs } from "./files.ts";

/** What modules are made from; each takes the few that it needs. */
export interface Deps {
  readonly clock: Clock;
  readonly secret: string;
  readonly limits: Limits<LimitName>;
  readonly store: FileStore;
  readonly uploads: Uploads;
  readonly bus: Bus;
  readonly streams: Streams;
  readonly accountOf: AccountOf;
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly production: boolean;
  readonly vatRatePercent: number;
  readonly freeScans: number;
  /** The sign-up offer, kept for a minute. */
  readonly offers: OfferCache;
  /** What packs of scans cost, in pence with VAT. */
  readonly packPrices: OrderDeps["prices"];
  /** Where they are paid. */
  readonly payments: PaymentPort;
  readonly buildNumber: string;
  readonly operator?: Operator;
  /** Whom people may sign in with beside us; null: nobody. */
  readonly provider: ProviderPort | null;
  readonly mail: MailPort;
  readonly addresses: AddressPort;
  readonly register: VehicleRegister;
  readonly measurement: MeasurementPort;
  /** The keys of the measurement service. */
  readonly management: KeyManagementPort;
}

/** Every handler but those of identity. What a lower module needs of a higher one is handed down here. */
export function allHandlers(given: Deps) {
  const { register } = given;
  const deps = { ...given, isBookedAt };
  return {
    ...memberHandlers({ ...deps, hooks: memberHooks(deps), figures: memberFigures }),
    ...consumerHandlers({ ...deps, hooks: consumerHooks(deps) }),
    ...messageHandlers(deps),
    ...clubHandlers({ ...deps, figures: clubFigures, quotedProducts }),
    ...groupHandlers(),
    ...voucherHandlers(deps),
    ...voucherUsageHandlers(),
    ...fraudHandlers(),
    ...dealHandlers(deps),
    ...offerHandlers(deps),
    ...vehicleHandlers({ register, tyreStates, fittings: lastFittings, ...vehicleUse }),
    ...creditHandlers(),
    ...orderHandlers(orderDeps(deps)),
    ...scanHandlers({ ...deps, shownTo }),
    ...scanReportHandlers(deps),
    ...measurementHandlers(deps),
    ...integratorHandlers(deps),
    ...platformHandlers({ ...deps, examplePlates: deps.demo ? register.examples : [] }),
    ...fileHandlers(deps),
    ...quoteHandlers({ ...deps, bookingIdOf }),
    ...bookingHandlers(deps),
    ...securityHandlers({ ...deps, hasProvider: deps.provider !== null, linkWhenIn }),
    ...handoverHandlers(deps),
    ...impersonationHandlers(deps),
    ...accountHandlers({ ...deps, moreData }),
    ...teamHandlers({ ...deps, onUserCreated: [confirmNewAddress(deps.publicUrl)] }),
    ...userHandlers(deps),
    ...reportHandlers(),
    ...complaintHandlers(),
    ...providerHandlers({ ...deps, hooks: consumerHooks(deps) }),
  };
}

/** Every job: recurring work and what the outbox needs. */
export function allJobs(deps: Deps): JobDefinition[] {
  return [
    ...identityJobs,
    ...messageJobs({ ...deps, attachReport: reportAttachment(deps) }),
    ...voucherJobs,
    ...issueJobs,
    ...voucherUsageJobs,
    ...fraudJobs,
    ...creditJobs,
    ...orderJobs(deps),
    ...vehicleJobs({ ...deps, ...vehicleUse }),
    ...fileJobs(deps),
    ...scanReportJobs,
    ...measurementJobs(deps),
    ...integratorJobs(deps),
    ...scanJobs,
    ...quoteJobs,
    ...bookingJobs,
    ...reportJobs,
    ...accountJobs({ ...deps, moreSteps: [eraseReasons, eraseOrders, eraseScanLinks] }),
    ...complaintJobs(deps.publicUrl),
    ...impersonationJobs,
  ];
}

/** What must be there before the first call. */
export async function prepare(ctx: WriteCtx): Promise<void> {
  await ensureWelcomeClub(ctx);
}

const isVehicleNeeded = async (db: ReadDb, vehicleId: number, now: Date): Promise<boolean> =>
  (await hasOpenQuotes(db, vehicleId)) || (await hasOpenBookings(db, vehicleId, now));

const vehicleUse = { isNeeded: isVehicleNeeded, isUsedSince: isScannedSince };

/** What modules of the highest layer know of a user. */
const moreData: readonly DataPart[] = [
  async (db, userId, now) => ({ who_looked: await impersonationsOf(db, userId, now) }),
  async (db, userId) => ({ complaints: await complaintsOf(db, userId) }),
  async (db, userId) => ({ orders: await ordersOf(db, userId) }),
  async (db, userId) => ({ welcome_review: await welcomeReviewOf(db, userId) }),
  async (db, userId) => ({ scan_links: await scanLinksOf(db, userId) }),
];

const orderDeps = ({ packPrices, operator, ...deps }: Deps): OrderDeps => ({
  ...deps,
  prices: packPrices,
  vatNumber: operator?.vatNumber ?? null,
});

const memberHooks = (deps: Deps): MemberHooks => ({
  onAccepted: [welcomeMembers(deps.publicUrl)],
  onDisabled: [cancelOfMember, suspendKeysOf],
});

const consumerHooks = (deps: Deps): ConsumerHooks => ({
  joinByCode: async (ctx, consumerId, code) => (await joinByCode(ctx, consumerId, code)).club.name,
  onCreated: [
    (ctx, { id }) => giveWelcomeCredits(ctx, id, deps.freeScans),
    async (ctx, driver) => welcomeConsumer(deps.publicUrl, await welcomePence(ctx.db))(ctx, driver),
    confirmNewAddress(deps.publicUrl),
  ],
});
