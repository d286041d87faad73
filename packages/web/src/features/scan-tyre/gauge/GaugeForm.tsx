import { useEffect, useRef, useState, type ReactElement } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { countDepths, type GaugeTyre } from "#entities/scan/gauge-note.ts";
import type { ScanNote, ScanSubject } from "#entities/scan/scan-note.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { useT } from "#kit/i18n.ts";
import { Stack } from "#ui/Card.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import css from "./Gauge.module.css";
import { GaugeGrid } from "./GaugeGrid.tsx";
import { GaugeOdd } from "./GaugeOdd.tsx";
import { GaugeOrderPart } from "./GaugeOrderPart.tsx";
import { GaugeSend } from "./GaugeSend.tsx";
import { keepOrder, readOrder, stopsOf, usualOrder, type GaugeOrder, type Stop } from "./order.ts";
import { endId, fieldId, focusField, useGauge, type Gauge, type GaugeTask } from "./use-gauge.ts";
import { useGaugeWords } from "./use-gauge-words.ts";

interface GaugeFormProps {
  readonly memberId: number;
  readonly vehicle: MemberVehicle;
  readonly note: ScanNote | undefined;
  readonly queue: ScanQueue;
  readonly subject: ScanSubject;
  /** With what is handed in. */
  readonly onSend: (note: ScanNote) => void;
}

/** Order, depths, what is odd, and the button that sends. Every depth is kept on this device as it is measured. */
export function GaugeForm({ memberId, vehicle, note, queue, subject, onSend }: GaugeFormProps): ReactElement {
  const t = useT();
  const [remembered] = useState(() => readOrder(memberId));
  const [order, setOrder] = useState(remembered ?? usualOrder);
  const tyres = note?.gauge ?? noTyres;
  const stops = stopsOf(order);
  const lastMm = (position: TyrePosition): number | null =>
    vehicle.tyres.find((tyre) => tyre.position === position)?.minimum_mm ?? null;
  const change: GaugeTask["change"] = (how) => {
    const now = queue.noteFor(subject);
    queue.keepMeasured(now.id, { gauge: how(now.gauge) });
  };
  const mileage = note?.mileage ?? null;
  const gauge = useGauge({ stops, gauge: tyres, change, lastMm });
  useFirstFocus(remembered === null ? undefined : stops.find((stop) => gauge.textOf(stop) === ""));
  const setAndKeep = (changed: GaugeOrder): void => {
    setOrder(changed);
    keepOrder(memberId, changed);
  };
  const send = (): void => {
    keepOrder(memberId, order);
    const handedIn = queue.noteFor(subject);
    onSend(handedIn);
    queue.handIn(handedIn.id, { mileage, typed: [], reading: null });
  };
  return (
    <Stack>
      <GaugeOrderPart order={order} isNew={remembered === null} onChange={setAndKeep} />
      <p className={css.hint}>{t("gauge.hint")}</p>
      <GaugeGrid gauge={gauge} order={order} tyres={tyres} lastMm={lastMm} />
      <Problems stops={stops} gauge={gauge} />
      <p role="status">
        <VisuallyHidden>{gauge.announced}</VisuallyHidden>
      </p>
      <p id={endId} tabIndex={-1} className={css.count}>
        {t("gauge.count", { count: countDepths(tyres) })}
      </p>
      {note &&
        tyres.map((tyre) => (
          <GaugeOdd key={tyre.position} note={note} tyre={tyre} lastMm={lastMm(tyre.position)} onAgain={focusField} />
        ))}
      <GaugeSend
        tyres={tyres}
        stops={stops}
        gauge={gauge}
        mileage={mileage}
        lastMileage={vehicle.mileage}
        onMileage={(typed) => queue.keepMeasured(queue.noteFor(subject).id, { mileage: typed })}
        onSend={send}
      />
    </Stack>
  );
}

/** Once: the gauge is in the hand already. Where the order is still to be set, that comes first. */
function useFirstFocus(first: Stop | undefined): void {
  const stop = useRef(first);
  useEffect(() => {
    if (stop.current) focusField(stop.current);
    stop.current = undefined;
  }, []);
}

function Problems({ stops, gauge }: { readonly stops: readonly Stop[]; readonly gauge: Gauge }): ReactElement {
  const words = useGaugeWords();
  return (
    <>
      {stops.map((stop) => {
        const problem = gauge.problemOf(stop);
        if (problem === null) return null;
        return (
          <p key={fieldId(stop)} className={css.problems}>
            {words.problem(stop, problem, gauge.textOf(stop))}
          </p>
        );
      })}
    </>
  );
}

const noTyres: readonly GaugeTyre[] = [];
