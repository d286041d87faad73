import { groupIn, rowsIn } from "./cast.ts";
import type { FieldBinding } from "./field-binding.ts";
import type { Errors } from "./form-errors.ts";
import { rowKey, type GroupName, type GroupOf, type RowOf, type RowsName } from "./form-paths.ts";

/** Fields of a form, of one of its rows, or of a group inside. */
export interface FormScope<V extends object> {
  readonly values: V;
  field<K extends keyof V & string>(name: K): FieldBinding<V[K]>;
  /** The fields of a nested object. */
  group<K extends GroupName<V>>(name: K): FormScope<GroupOf<V[K]>>;
  /** The rows of a list of objects. */
  rows<K extends RowsName<V>>(name: K): RowsHandle<RowOf<V[K]>>;
}

export interface RowHandle<R extends object> extends FormScope<R> {
  /** Stays with the row, wherever it moves. */
  readonly key: string;
  readonly index: number;
}

export interface RowsHandle<R extends object> {
  readonly id: string;
  /** The problem of the list as a whole. */
  readonly error: string | undefined;
  readonly rows: readonly RowHandle<R>[];
  /** The last change of this list, for focus and announcements. */
  readonly change: RowChange | null;
  add(row: R): void;
  remove(index: number): void;
  move(index: number, to: number): void;
}

export interface RowChange {
  readonly list: string;
  readonly kind: "added" | "removed" | "moved";
  /** Where the row is now, or was. */
  readonly index: number;
  /** Counts the changes. */
  readonly serial: number;
}

/** What a scope needs of its form. */
export interface FormCore {
  readonly errors: Errors;
  readonly change: RowChange | null;
  readonly idOf: (path: string) => string;
  readonly put: (path: string, value: unknown) => void;
  readonly leave: (path: string) => void;
  /** Puts the rows of a list in another order. */
  readonly arrange: (
    change: Omit<RowChange, "serial">,
    rows: readonly object[],
    newIndex: (index: number) => number | null,
  ) => void;
}

export function scopeAt<V extends object>(core: FormCore, path: string, values: V): FormScope<V> {
  const below = (name: string): string => (path === "" ? name : `${path}.${name}`);
  return {
    values,
    field: (name) => {
      const at = below(name);
      return {
        id: core.idOf(at),
        name: at,
        value: values[name],
        error: core.errors[at],
        onChange: (value) => core.put(at, value),
        onLeave: () => core.leave(at),
      };
    },
    group: (name) => scopeAt(core, below(name), groupIn(values, name)),
    rows: (name) => rowsAt(core, below(name), rowsIn(values, name)),
  };
}

function rowsAt<R extends object>(core: FormCore, list: string, rows: readonly R[]): RowsHandle<R> {
  return {
    id: core.idOf(list),
    error: core.errors[list],
    change: core.change?.list === list ? core.change : null,
    rows: rows.map((row, index) => ({ ...scopeAt(core, `${list}.${index}`, row), key: rowKey(row), index })),
    // a copy, so that a row of its own comes of the same blank each time
    add: (row) => core.arrange({ list, kind: "added", index: rows.length }, [...rows, { ...row }], (index) => index),
    remove: (gone) =>
      core.arrange(
        { list, kind: "removed", index: gone },
        rows.filter((_, index) => index !== gone),
        (index) => (index === gone ? null : index > gone ? index - 1 : index),
      ),
    move: (from, to) => {
      if (from === to || to < 0 || to >= rows.length) return;
      const order = rows.map((_, index) => index).toSpliced(from, 1);
      order.splice(to, 0, from);
      core.arrange(
        { list, kind: "moved", index: to },
        order.flatMap((index) => rows[index] ?? []),
        (index) => order.indexOf(index),
      );
    },
  };
}
