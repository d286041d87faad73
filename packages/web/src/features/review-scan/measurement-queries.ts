import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type Measurement = ReplyOf<Catalog["getMeasurementById"]>;
export type MeasurementListBody = InputOf<Catalog["getMeasurementsList"]>["body"];

/** Nothing tells live of other people's measurements. */
const lookMs = 20_000;
const queueLength = 50;

export const useIntegratorMeasurement = (id: number) =>
  useCall("getMeasurementById", { params: { id: String(id) } }, { refetchMs: lookMs });

/** Measurements of integrators; those that wait come longest waiting first. */
export const useMeasurements = (body: MeasurementListBody) =>
  useCall("getMeasurementsList", { body }, { keepPrevious: true, refetchMs: lookMs });

export const useMeasurementQueue = () => useMeasurements({ per_page: queueLength, filters: { waiting: true } });
