import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { bindToken } from "./bind.ts";
import type { MeasurementDeps } from "./deps.ts";
import {
  completeOfIntegrator,
  declineOfIntegrator,
  listOfIntegrators,
  ofIntegrator,
  undoOfIntegrator,
} from "./integrators.ts";
import { cancelSession, refreshSession } from "./own.ts";
import { newToken } from "./tokens.ts";
import { sessionView } from "./view.ts";

type Names =
  | "consumerGetMeasurementToken"
  | "memberGetMeasurementToken"
  | "consumerCreateAnylineTyreScan"
  | "memberCreateAnylineTyreScan"
  | "getMeasurementSession"
  | "refreshMeasurementSession"
  | "cancelMeasurementSession"
  | "getScanTestSettings"
  | "getMeasurementsList"
  | "getMeasurementById"
  | "completeMeasurement"
  | "declineMeasurement"
  | "undoMeasurement";

export function measurementHandlers(deps: MeasurementDeps): Pick<Handlers<Catalog>, Names> {
  const { launch, sandboxKey } = deps.measurement;
  return {
    consumerGetMeasurementToken: (ctx, { query }, io) => newToken(ctx, deps, io, { ...query, audience: "consumer" }),
    memberGetMeasurementToken: (ctx, { query }, io) => newToken(ctx, deps, io, { ...query, audience: "member" }),
    consumerCreateAnylineTyreScan: (ctx, { body }) => bindToken(ctx, deps, body, "consumer"),
    memberCreateAnylineTyreScan: (ctx, { body }) => bindToken(ctx, deps, body, "member"),
    getMeasurementSession: (ctx, { params }) => sessionView(ctx, deps, params.id),
    refreshMeasurementSession: (ctx, { params }) => refreshSession(ctx, deps, params.id),
    cancelMeasurementSession: (ctx, { params }) => cancelSession(ctx, deps, params.id),
    getScanTestSettings: async () => ({ ...launch, sandbox_key: sandboxKey }),
    getMeasurementsList: (ctx, { body }) => listOfIntegrators(ctx, deps, body),
    getMeasurementById: (ctx, { params }) => ofIntegrator(ctx, deps, params.id),
    completeMeasurement: (ctx, { params, body }) => completeOfIntegrator(ctx, deps, params.id, body),
    declineMeasurement: (ctx, { params, body }) => declineOfIntegrator(ctx, deps, params.id, body),
    undoMeasurement: (ctx, { params }) => undoOfIntegrator(ctx, deps, params.id),
  };
}
