import { useState, type KeyboardEvent } from "react";
import { readGauge, treadEdges, type GaugeInput } from "@treadclub/rules/gauge";
import { writeDepth } from "@treadclub/rules/depth-text";
import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import type { GaugeTyre } from "#entities/scan/gauge-note.ts";
import type { Stop } from "./order.ts";
import { useGaugeWords } from "./use-gauge-words.ts";

export interface GaugeTask {
  readonly stops: readonly Stop[];
  /** What is measured so far. */
  readonly gauge: readonly GaugeTyre[];
  readonly change: (how: (gauge: readonly GaugeTyre[]) => readonly GaugeTyre[]) => void;
  /** The least depth of a tyre's last scan. */
  readonly lastMm: (position: TyrePosition) => number | null;
}

export interface Gauge {
  readonly textOf: (stop: Stop) => string;
  /** Why a text is no depth. */
  readonly problemOf: (stop: Stop) => Extract<GaugeInput, string> | null;
  readonly type: (stop: Stop, text: string) => void;
  /** Enter goes on, Backspace in an empty field goes back. Tab goes on by itself: the fields stand in the order of measuring. */
  readonly press: (stop: Stop, event: KeyboardEvent<HTMLInputElement>) => void;
  /** Keeps what was typed where it is a depth, or nothing. */
  readonly commit: (stop: Stop, text: string) => GaugeInput;
  readonly clear: (position: TyrePosition) => void;
  readonly announced: string;
}

/** What gets the focus after the last depth. */
export const endId = "gauge-count";
export const fieldId = ({ position, edge }: Stop): string => `gauge-${position}-${edge}`;
export const focusField = (stop: Stop): void => document.querySelector<HTMLElement>(`#${fieldId(stop)}`)?.focus();

/** The twelve fields: what is typed, what is kept, where the focus goes and what is said. */
export function useGauge(task: GaugeTask): Gauge {
  const { stops, lastMm } = task;
  const words = useGaugeWords();
  const [announced, setAnnounced] = useState("");
  const { store, commit, ...texts } = useTexts(task);
  const beside = (stop: Stop, by: 1 | -1): Stop | undefined =>
    stops[stops.findIndex((one) => fieldId(one) === fieldId(stop)) + by];
  const goOn = (stop: Stop, field: HTMLInputElement): void => {
    const text = field.value;
    const read = commit(stop, text);
    if (typeof read !== "number") {
      field.select();
      if (read !== null) setAnnounced(words.problem(stop, read, text));
      return;
    }
    const next = beside(stop, 1);
    const [tyre] = withDepth(task.gauge, stop, read).filter(({ position }) => position === stop.position);
    setAnnounced(words.measured({ stop, mm: read, next }, tyre && words.odd(tyre, lastMm(stop.position))));
    if (next) focusField(next);
    else document.querySelector<HTMLElement>(`#${endId}`)?.focus();
  };
  const goBack = (stop: Stop): void => {
    const before = beside(stop, -1);
    if (!before) return;
    store([before], null);
    setAnnounced(words.undone(before));
    focusField(before);
  };
  return {
    ...texts,
    commit,
    announced,
    press: (stop, event) => {
      const field = event.currentTarget;
      if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
      if (event.key !== "Enter" && (event.key !== "Backspace" || field.value !== "")) return;
      event.preventDefault();
      if (event.key === "Enter") goOn(stop, field);
      else goBack(stop);
    },
    clear: (position) => {
      const ofTyre = stops.filter((stop) => stop.position === position);
      store(ofTyre, null);
      for (const first of ofTyre.slice(0, 1)) focusField(first);
    },
  };
}

/** What stands in the fields: the kept depth, or a text that is no depth yet. */
function useTexts({ gauge, change }: GaugeTask) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const keptOf = ({ position, edge }: Stop): number | null =>
    gauge.find((tyre) => tyre.position === position)?.[edge] ?? null;
  const textOf = (stop: Stop): string => texts[fieldId(stop)] ?? writeDepth(keptOf(stop));
  const type = (stop: Stop, text: string): void => setTexts((known) => ({ ...known, [fieldId(stop)]: text }));
  const store = (changed: readonly Stop[], mm: number | null): void => {
    const ids = new Set(changed.map(fieldId));
    setTexts((known) => Object.fromEntries(Object.entries(known).filter(([id]) => !ids.has(id))));
    change((now) => changed.reduce((tyres, stop) => withDepth(tyres, stop, mm), now));
  };
  return {
    textOf,
    type,
    store,
    problemOf: (stop: Stop): Extract<GaugeInput, string> | null => {
      const read = readGauge(textOf(stop));
      return typeof read === "string" ? read : null;
    },
    commit: (stop: Stop, text: string): GaugeInput => {
      const read = readGauge(text);
      if (typeof read === "string") type(stop, text);
      else if (read !== keptOf(stop) || text !== writeDepth(read)) store([stop], read);
      return read;
    },
  };
}

/** A tyre without any depth is left out. */
function withDepth(gauge: readonly GaugeTyre[], { position, edge }: Stop, mm: number | null): readonly GaugeTyre[] {
  const nothing = { position, inner: null, middle: null, outer: null };
  const changed = { ...(gauge.find((tyre) => tyre.position === position) ?? nothing), [edge]: mm };
  const all = [...gauge.filter((tyre) => tyre.position !== position), changed];
  return tyrePositions.flatMap((one) =>
    all.filter((tyre) => tyre.position === one && treadEdges.some((at) => tyre[at] !== null)),
  );
}
