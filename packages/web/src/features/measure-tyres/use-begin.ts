import { useRef } from "react";
import { api } from "#kit/api.ts";
import { useDriverMeasurement, useMemberMeasurement } from "#entities/scan/measure/queries.ts";
import type { MeasurementSession } from "#entities/scan/measure/measurement-types.ts";
import { workflowOf, type MeasureDraft } from "./measure-draft.ts";
import type { Measurer } from "./measure-subject.ts";

interface Token {
  readonly workflow: "2" | "3";
  readonly token: string;
}

/** Begins a measurement: asks for a token, binds it to the tyres. The same token while the answer is out, so that no try costs twice. Throws CallError. */
export function useBegin(vehicleId: number, measurer: Measurer): (draft: MeasureDraft) => Promise<MeasurementSession> {
  const kept = useRef<Token | null>(null);
  const forDriver = useDriverMeasurement();
  const forMember = useMemberMeasurement();
  const bind = measurer.kind === "driver" ? forDriver.send : forMember.send;
  return async (draft) => {
    const workflow = workflowOf(draft.positions);
    if (kept.current?.workflow !== workflow) kept.current = { workflow, token: await newToken(measurer, workflow) };
    const { token } = kept.current;
    const session = await bind({
      body: {
        vehicle_id: vehicleId,
        measurement_token: token,
        positions: [...draft.positions],
        ...(draft.mileage !== null && { mileage: draft.mileage }),
      },
    });
    kept.current = null;
    return session;
  };
}

async function newToken(measurer: Measurer, workflow: "2" | "3"): Promise<string> {
  const name = measurer.kind === "driver" ? "consumerGetMeasurementToken" : "memberGetMeasurementToken";
  const { measurement_tokens: tokens } = await api.call(name, { query: { workflow } });
  return tokens[0]?.measurement_token ?? "";
}
