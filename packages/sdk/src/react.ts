import { type DetailedHTMLProps, type HTMLAttributes, useCallback, useEffect, useRef, useState } from "react";
import type { TreadScanAttributes, TreadScanElement, TreadScanEvents } from "./element.ts";
import { createScanRunner, type Scan, type ScanOptions, type ScanState } from "./scan.ts";

export type { Scan, ScanOptions, ScanState };

export type TreadScan = Scan & {
  /** Opens the scanner: call it from a tap. */
  start: () => void;
};

/**
 * A scan of this page: its state, its error, and its results. Options may change at every render; a start takes those of the
 * last one. Where the scanner led back to this page, it waits for that scan's results. Unmounting ends all requests.
 */
export const useTreadScan = (options: ScanOptions): TreadScan => {
  const latest = useRef(options);
  const [scan, setScan] = useState<Scan>({ state: "idle" });
  const [runner] = useState(() => createScanRunner(setScan));
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    void runner.resume(latest.current);
    return runner.stop;
  }, [runner]);
  const start = useCallback(() => void runner.start(latest.current), [runner]);
  return { ...scan, start };
};

type ElementProps = DetailedHTMLProps<HTMLAttributes<TreadScanElement>, TreadScanElement> &
  TreadScanAttributes & {
    /** React 19 sets it as a property. */
    options?: ScanOptions | undefined;
  } & { [Name in keyof TreadScanEvents as `on${Name}`]?: (event: TreadScanEvents[Name]) => void };

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- the types of JSX are one
  namespace JSX {
    interface IntrinsicElements {
      "tread-scan": ElementProps;
    }
  }
}
