import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const depths = { inner_mm: 4.5, middle_mm: 4.6, outer_mm: 4.5 };

export const measurementSamples = {
  consumerGetMeasurementToken: () => ({ query: { workflow: "3" } }),
  memberGetMeasurementToken: () => ({ query: { workflow: "2" } }),
  consumerCreateAnylineTyreScan: ({ ids }) => ({
    body: { vehicle_id: ids.vehicle, measurement_token: ids.measurementToken, positions: ["rear_left"] },
  }),
  memberCreateAnylineTyreScan: ({ ids }) => ({
    body: { vehicle_id: ids.vehicle, measurement_token: ids.memberToken, positions: ["rear_left"] },
  }),
  getMeasurementSession: ({ ids }) => idOf(ids.measurementSession),
  refreshMeasurementSession: ({ ids }) => ({ ...idOf(ids.measurementSession), body: {} }),
  cancelMeasurementSession: ({ ids }) => ({ ...idOf(ids.measurementSession), body: {} }),
  getScanTestSettings: () => ({}),
  getMeasurementsList: () => ({ body: {} }),
  getMeasurementById: ({ ids }) => idOf(ids.waitingMeasurement),
  completeMeasurement: ({ ids }) => ({
    ...idOf(ids.waitingMeasurement),
    body: { depths, version: ids.waitingVersion },
  }),
  declineMeasurement: ({ ids }) => ({
    ...idOf(ids.waitingMeasurement),
    body: { reasons: ["too_dark"], version: ids.waitingVersion },
  }),
  undoMeasurement: ({ ids }) => ({ ...idOf(ids.judgedMeasurement), body: {} }),
} satisfies Partial<Samples>;
