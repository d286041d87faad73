import { useId, useRef, useState } from "react";
import { isCode } from "#kit/errors.ts";
import type { Problem } from "./ErrorSummary.tsx";
import { sameShape } from "./cast.ts";
import { changedText, reloadedAfter, type Reload } from "./conflict.ts";
import { forgetDraft, readDraft, writeDraft } from "./form-draft.ts";
import {
  fieldId,
  hasErrors,
  knownFields,
  moveErrors,
  problemsOf,
  recheck,
  type Errors,
  type FormErrors,
} from "./form-errors.ts";
import { valueAt, withValueAt } from "./form-paths.ts";
import { scopeAt, type FormCore, type FormScope, type RowChange } from "./form-scope.ts";
import { problemText } from "./problem-text.ts";

export interface FormOptions<T extends object> {
  readonly initial: T;
  /** Every problem of these values, by field; called on leaving a field and on sending. */
  readonly validate?: ((values: T) => FormErrors<T>) | undefined;
  /** Sends. What it throws becomes field problems (`fields` of the error) or one sentence. */
  readonly submit: (values: T) => Promise<unknown>;
  /** The sentence for an error; without it, the error's own message. */
  readonly explain?: ((error: unknown) => string) | undefined;
  /** Reads again what somebody else has changed; the user is told, and what was typed stays. */
  readonly onConflict?: Reload | undefined;
  /** Keeps what was typed under this name until it is sent, also across a reload. */
  readonly keepAs?: string | undefined;
  /** What is never kept: passwords. */
  readonly forget?: readonly (keyof T & string)[] | undefined;
}

export interface FormHandle<T extends object> extends FormScope<T> {
  /** By path: "title", "discounts.0.title". */
  readonly errors: Errors;
  readonly busy: boolean;
  /** Grows with every try that found a problem; 0 again after a success. */
  readonly attempt: number;
  readonly problems: readonly Problem[];
  readonly changed: boolean;
  set(changes: Partial<T>): void;
  /** Shows problems found elsewhere and moves the focus to their summary. */
  fail(errors: FormErrors<T>, sentence?: string): void;
  submit(): Promise<void>;
  /** Fills the form anew. With what was `sent` before, whatever was typed since stays. */
  reset(values?: T, sent?: T): void;
}

interface Problems {
  readonly errors: Errors;
  readonly whole?: string | undefined;
  readonly attempt: number;
}

/** The state of a form: values with rows and groups, problems by field, sending once. */
export function useForm<T extends object>(options: FormOptions<T>): FormHandle<T> {
  const { initial } = options;
  const { core, shown, latest, values, put, set, fail, clear } = useFields(options);
  const { busy, send } = useSendOnce(latest, options, fail, clear);
  return {
    ...scopeAt(core, "", values),
    busy,
    fail,
    set,
    submit: send,
    errors: shown.errors,
    attempt: shown.attempt,
    changed: JSON.stringify(values) !== JSON.stringify(initial),
    problems: problemsOf(core.idOf, shown.errors, shown.whole),
    reset: (to = initial, sent = latest.current) => {
      put(withTypedSince(to, sent, latest.current));
      clear();
    },
  };
}

interface Fields<T extends object> extends Pick<FormHandle<T>, "values" | "set"> {
  readonly core: FormCore;
  readonly shown: Problems;
  readonly latest: { readonly current: T };
  readonly put: (next: T) => void;
  readonly fail: (errors: object, whole?: string) => void;
  readonly clear: () => void;
}

function useFields<T extends object>({ initial, validate, keepAs, forget = [] }: FormOptions<T>): Fields<T> {
  const formId = useId();
  const [values, setValues] = useState<T>(() => readDraft(keepAs, initial));
  const [shown, setShown] = useState<Problems>({ errors: {}, attempt: 0 });
  const [change, setChange] = useState<RowChange | null>(null);
  /** The newest values, also for a submit in the same tick as a change. */
  const latest = useRef(values);

  const problems = (): Errors => ({ ...validate?.(latest.current) });
  const put = (next: T): void => {
    latest.current = next;
    setValues(next);
  };
  const update = (next: T, correct: (before: Errors, found: Errors) => Errors): void => {
    put(next);
    writeDraft(keepAs, next, forget);
    const found = problems();
    setShown((now) => ({ ...now, errors: correct(now.errors, found) }));
  };
  const withValue = (path: string, value: unknown): T =>
    sameShape(latest.current, withValueAt(latest.current, path, value));
  const core: FormCore = {
    errors: shown.errors,
    change,
    idOf: (path) => fieldId(formId, path),
    put: (path, value) => update(withValue(path, value), (before, found) => recheck(before, [path], found)),
    leave: (path) => {
      if (isEmpty(valueAt(latest.current, path))) return;
      const text = problems()[path];
      setShown((now) => ({ ...now, errors: { ...now.errors, [path]: text ?? now.errors[path] } }));
    },
    arrange: (what, rows, newIndex) => {
      const { list } = what;
      update(withValue(list, rows), (before) => moveErrors({ ...before, [list]: undefined }, list, newIndex));
      setChange((before) => ({ ...what, serial: (before?.serial ?? 0) + 1 }));
    },
  };
  return {
    core,
    shown,
    latest,
    values,
    put,
    set: (changes) =>
      update({ ...latest.current, ...changes }, (before, found) => recheck(before, Object.keys(changes), found)),
    fail: (errors, whole) => setShown((now) => ({ errors: { ...errors }, whole, attempt: now.attempt + 1 })),
    clear: () => {
      setShown({ errors: {}, attempt: 0 });
      forgetDraft(keepAs);
    },
  };
}

/** Validates, then sends; a second press while it runs does nothing. */
function useSendOnce<T extends object>(
  latest: { readonly current: T },
  { validate, submit, explain = problemText, onConflict }: FormOptions<T>,
  fail: (errors: object, whole?: string) => void,
  done: () => void,
): { readonly busy: boolean; readonly send: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const send = async (): Promise<void> => {
    if (sending.current) return;
    const found = validate?.(latest.current) ?? {};
    if (hasErrors(found)) return fail(found);
    sending.current = true;
    setBusy(true);
    try {
      await submit(latest.current);
      done();
    } catch (error) {
      const known = knownFields(error, latest.current);
      if (hasErrors(known)) return fail(known);
      const isReloaded = await reloadedAfter(error, onConflict).catch(() => false);
      fail({}, isReloaded && isCode(error, "STATE_CONFLICT") ? changedText() : explain(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, send };
}

/** The values, but for those that differ between what was sent and what stands there now. */
function withTypedSince<T extends object>(values: T, sent: T, now: T): T {
  const before = new Map(Object.entries(sent));
  const typed = Object.entries(now).filter(([name, value]) => !isSame(value, before.get(name)));
  return sameShape(values, { ...values, ...Object.fromEntries(typed) });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (value: unknown): boolean => value === "" || value === null || value === undefined || value === false;
