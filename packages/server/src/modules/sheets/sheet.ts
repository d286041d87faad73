/** What the cells of a column hold: text, a day as `YYYY-MM-DD`, a whole number, or pence that are shown as pounds. */
export type CellKind = "text" | "day" | "whole" | "pounds";

export interface SheetColumn {
  readonly heading: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
}

/** A table for a spreadsheet; a row has a cell for each column. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const rowsAtOnce = 500;

/** Runs through many rows without keeping everybody else waiting. */
export async function eachPart(rows: Sheet["rows"], write: (part: Sheet["rows"], from: number) => void): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    write(rows.slice(from, from + rowsAtOnce), from);
    await new Promise(setImmediate);
  }
}
