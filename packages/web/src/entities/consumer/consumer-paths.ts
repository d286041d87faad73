import { shortPosition, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { pathTo } from "#kit/paths.ts";

type Query = Readonly<Record<string, string | number | null | undefined>>;

interface AskParams {
  readonly vehicleId?: number | undefined;
  readonly positions?: readonly TyrePosition[];
  readonly voucherId?: number | undefined;
  /** The deal whose fitter is asked. */
  readonly dealId?: number | undefined;
  readonly step?: string | undefined;
}

interface FreeCheckParams {
  readonly vehicleId?: number | undefined;
  readonly memberId?: number | undefined;
  readonly step?: string | undefined;
}

/** The addresses of prices and bookings. */
function tradePaths(id: number) {
  const quotes = (query: Query = {}): string => pathTo("/app/consumer/{id}/my_quotes", { id }, query);
  const bookings = (query: Query = {}): string => pathTo("/app/consumer/{id}/my_bookings", { id }, query);
  return {
    quotes: quotes(),
    request: (requestId: number): string => quotes({ request: requestId }),
    quote: (quoteId: number): string => quotes({ open_field: quoteId, open_field_type: "quote" }),
    ask: (params: AskParams = {}): string =>
      quotes({
        ask: 1,
        vehicle_id: params.vehicleId,
        tyres: params.positions?.map(shortPosition).join("."),
        voucher_id: params.voucherId,
        deal_id: params.dealId,
        step: params.step,
      }),
    bookings: bookings(),
    booking: (bookingId: number): string => bookings({ open_field: bookingId, open_field_type: "booking" }),
    book: (quoteId: number, step?: string): string => bookings({ quote_id: quoteId, step }),
    freeCheck: (params: FreeCheckParams = {}): string =>
      bookings({ free_check: 1, vehicle_id: params.vehicleId, member_id: params.memberId, step: params.step }),
  };
}

/** The addresses of a driver's screens, with what opens in them. */
export function consumerPaths(id: number) {
  const cars = (query: Query = {}): string => pathTo("/app/consumer/{id}/consumer_vehicles", { id }, query);
  const discounts = (query: Query = {}): string => pathTo("/app/consumer/{id}/discounts", { id }, query);
  const scans = (query: Query = {}): string => pathTo("/app/consumer/{id}/tyre_scans_list", { id }, query);
  return {
    ...tradePaths(id),
    home: pathTo("/app/consumer/{id}/dashboard", { id }),
    cars: cars(),
    addCar: cars({ add: 1 }),
    addCarAt: (step?: string, next?: string): string => cars({ add: 1, next, step }),
    addCarWith: (plate: string): string => cars({ add: 1, plate }),
    /** Comes back to the request for prices afterwards. */
    addCarToAsk: cars({ add: 1, next: "ask" }),
    car: (vehicleId: number): string => cars({ car: vehicleId }),
    editCar: (vehicleId: number): string => cars({ edit: vehicleId }),
    makeScan: (vehicleId: number, position?: TyrePosition): string =>
      pathTo(
        "/app/consumer/{id}/make_scan/{vehicle_id}",
        { id, vehicle_id: vehicleId },
        { tyre: position && shortPosition(position) },
      ),
    camera: (vehicleId: number, position: TyrePosition): string =>
      pathTo("/app/consumer/{id}/tyre_scan/{tyre}/{vehicle_id}", {
        id,
        tyre: shortPosition(position),
        vehicle_id: vehicleId,
      }),
    /** The tread scanner: chooses the tyres, or resumes a measurement. */
    measure: (vehicleId: number, sessionId?: number): string =>
      pathTo("/app/consumer/{id}/measure/{vehicle_id}", { id, vehicle_id: vehicleId }, { session: sessionId }),
    measureReturn: pathTo("/app/consumer/{id}/measure_return", { id }),
    scans: scans(),
    scansOf: (vehicleId: number | null): string => scans({ vehicle_id: vehicleId }),
    scan: (scanId: number): string => scans({ open_field: scanId, open_field_type: "scan" }),
    discounts: discounts(),
    voucher: (voucherId: number): string => discounts({ open_field: voucherId, open_field_type: "voucher" }),
    usedDiscounts: pathTo("/app/consumer/{id}/used_discounts", { id }),
    credits: pathTo("/app/consumer/{id}/credits", { id }),
    order: (reference: string): string => pathTo("/app/consumer/{id}/credits/{reference}", { id, reference }),
    testCheckout: (reference: string): string =>
      pathTo("/app/consumer/{id}/credits/{reference}/test_checkout", { id, reference }),
  };
}

export type ConsumerPaths = ReturnType<typeof consumerPaths>;
