import { useId, useRef, useState } from "react";
import type { Problem } from "./ErrorSummary.tsx";
import type { FieldBinding } from "./field-binding.ts";
import { forgetDraft, readDraft, writeDraft } from "./form-draft.ts";
import { fieldId, hasErrors, knownFields, problemsOf, recheck, type FormErrors } from "./form-errors.ts";
import { problemText } from "./problem-text.ts";

interface FormOptions<T extends object> {
  readonly initial: T;
  /** Every problem of these values, by field; called on leaving a field and on sending. */
  readonly validate?: ((values: T) => FormErrors<T>) | undefined;
  /** Sends. What it throws becomes field problems (`fields` of the error) or one sentence. */
  readonly submit: (values: T) => Promise<unknown>;
  /** The sentence for an error; without it, the error's own message. */
  readonly explain?: ((error: unknown) => string) | undefined;
  /** Keeps what was typed under this name until it is sent, also across a reload. */
  readonly keepAs?: string | undefined;
  /** What is never kept: passwords. */
  readonly forget?: readonly (keyof T & string)[] | undefined;
}

export interface FormHandle<T extends object> {
  readonly values: T;
  readonly errors: FormErrors<T>;
  readonly busy: boolean;
  /** Grows with every try that found a problem; 0 again after a success. */
  readonly attempt: number;
  readonly problems: readonly Problem[];
  readonly changed: boolean;
  field<K extends keyof T & string>(name: K): FieldBinding<T[K]>;
  set(changes: Partial<T>): void;
  /** Shows problems found elsewhere and moves the focus to their summary. */
  fail(errors: FormErrors<T>, sentence?: string): void;
  submit(): Promise<void>;
  reset(values?: T): void;
}

interface Problems<T> {
  readonly errors: FormErrors<T>;
  readonly whole?: string | undefined;
  readonly attempt: number;
}

/** The state of a form: values, problems by field, sending once. */
export function useForm<T extends object>(options: FormOptions<T>): FormHandle<T> {
  const { initial, validate, keepAs, forget = [] } = options;
  const formId = useId();
  const [values, setValues] = useState<T>(() => readDraft(keepAs, initial));
  const [shown, setShown] = useState<Problems<T>>({ errors: {}, attempt: 0 });
  /** The newest values, also for a submit in the same tick as a change. */
  const latest = useRef(values);

  const put = (next: T): void => {
    latest.current = next;
    setValues(next);
  };
  const set = (changes: Partial<T>): void => {
    put({ ...latest.current, ...changes });
    writeDraft(keepAs, latest.current, forget);
    const found = validate?.(latest.current) ?? {};
    setShown((now) => ({ ...now, errors: recheck(now.errors, changes, found) }));
  };
  const leave = (name: keyof T): void => {
    if (isEmpty(latest.current[name])) return;
    const found = validate?.(latest.current)[name];
    setShown((now) => ({ ...now, errors: { ...now.errors, [name]: found ?? now.errors[name] } }));
  };
  const fail = (errors: FormErrors<T>, whole?: string): void =>
    setShown((now) => ({ errors, whole, attempt: now.attempt + 1 }));
  const clear = (): void => {
    setShown({ errors: {}, attempt: 0 });
    forgetDraft(keepAs);
  };
  const { busy, send } = useSendOnce(latest, options, fail, clear);

  return {
    values,
    busy,
    set,
    fail,
    submit: send,
    errors: shown.errors,
    attempt: shown.attempt,
    changed: JSON.stringify(values) !== JSON.stringify(initial),
    problems: problemsOf(formId, shown.errors, shown.whole),
    field: (name) => ({
      id: fieldId(formId, name),
      name,
      value: values[name],
      error: shown.errors[name],
      onChange: (value) => set(only<T, typeof name>(name, value)),
      onLeave: () => leave(name),
    }),
    reset: (to = initial) => {
      put(to);
      clear();
    },
  };
}

/** Validates, then sends; a second press while it runs does nothing. */
function useSendOnce<T extends object>(
  latest: { readonly current: T },
  { validate, submit, explain = problemText }: FormOptions<T>,
  fail: FormHandle<T>["fail"],
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
      fail(known, hasErrors(known) ? undefined : explain(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, send };
}

const isEmpty = (value: unknown): boolean => value === "" || value === null || value === undefined || value === false;

/** A change of one field; `{ [name]: value }` alone loses the link between name and type. */
function only<T extends object, K extends keyof T>(name: K, value: T[K]): Partial<T> {
  const change: Partial<T> = {};
  change[name] = value;
  return change;
}
