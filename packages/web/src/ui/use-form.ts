import { useId, useRef, useState } from "react";
import type { FieldBinding } from "./field-binding.ts";
import type { Problem } from "./ErrorSummary.tsx";
import { forgetDraft, readDraft, writeDraft } from "./form-draft.ts";
import { problemText } from "./problem-text.ts";

export type FormErrors<T> = { readonly [K in keyof T]?: string | undefined };

interface FormOptions<T extends object> {
  readonly initial: T;
  /** Every problem of these values, by field; called on leaving a field and on sending. */
  readonly validate?: ((values: T) => FormErrors<T>) | undefined;
  /** Sends. What it throws becomes field problems (`fields` of the error) and one sentence. */
  readonly submit: (values: T) => Promise<unknown>;
  /** The sentence for an error; without it, the error's own message. */
  readonly explain?: ((error: unknown) => string) | undefined;
  /** Keeps what was typed under this name until it is sent, also across a reload. Never for passwords: leave them out with `forget`. */
  readonly keepAs?: string | undefined;
  readonly forget?: readonly (keyof T & string)[] | undefined;
}

export interface FormHandle<T extends object> {
  readonly values: T;
  readonly errors: FormErrors<T>;
  readonly busy: boolean;
  /** Grows with every try that found a problem. */
  readonly attempt: number;
  readonly problems: readonly Problem[];
  readonly changed: boolean;
  field<K extends keyof T & string>(name: K): FieldBinding<T[K]>;
  set(changes: Partial<T>): void;
  setErrors(errors: FormErrors<T>): void;
  submit(): Promise<void>;
  reset(values?: T): void;
}

/** The state of a form: values, problems by field, sending once. */
export function useForm<T extends object>(options: FormOptions<T>): FormHandle<T> {
  const { initial, validate, keepAs, forget = [] } = options;
  const formId = useId();
  const [values, setValues] = useState<T>(() => readDraft(keepAs, initial));
  const [errors, setErrors] = useState<FormErrors<T>>({});
  const [whole, setWhole] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef(false);
  /** The newest values, also for a submit in the same tick as a change. */
  const latest = useRef(values);

  const set = (changes: Partial<T>): void => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    writeDraft(keepAs, latest.current, forget);
    setErrors((shown) => recheck(shown, changes, validate?.(latest.current) ?? {}));
  };
  const fail = (found: FormErrors<T>, sentence?: string): void => {
    setErrors(found);
    setWhole(sentence);
    setAttempt((n) => n + 1);
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    const found = validate?.(latest.current) ?? {};
    if (hasErrors(found)) return fail(found);
    sending.current = true;
    setBusy(true);
    setWhole(undefined);
    try {
      await options.submit(latest.current);
      setErrors({});
      forgetDraft(keepAs);
    } catch (error) {
      const known = knownFields(error, latest.current);
      fail(known, hasErrors(known) ? undefined : (options.explain ?? problemText)(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    values, errors, busy, attempt, set, submit, setErrors: fail,
    changed: JSON.stringify(values) !== JSON.stringify(initial),
    problems: problemsOf(formId, errors, whole),
    field: (name) => ({
      id: fieldId(formId, name),
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => set(only<T>(name, value)),
      onLeave: () => {
        if (isEmpty(latest.current[name])) return;
        const found = validate?.(latest.current)[name];
        setErrors((shown) => ({ ...shown, [name]: found ?? shown[name] }));
      },
    }),
    reset: (to = initial) => {
      latest.current = to;
      setValues(to);
      fail({});
      setAttempt(0);
      forgetDraft(keepAs);
    },
  };
}

const fieldId = (formId: string, name: string): string => `${formId.replaceAll(/[^\w]/g, "")}-${name}`;
const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);
const isEmpty = (value: unknown): boolean => value === "" || value === null || value === undefined || value === false;

/** A one-field change; `{ [name]: value }` alone loses the link between name and type. */
function only<T extends object>(name: keyof T & string, value: T[keyof T & string]): Partial<T> {
  const change: Partial<T> = {};
  change[name] = value;
  return change;
}

/** A shown problem goes or changes as soon as its field does; a new one waits until the field is left. */
function recheck<T extends object>(shown: FormErrors<T>, changes: Partial<T>, found: FormErrors<T>): FormErrors<T> {
  const next: { [K in keyof T]?: string | undefined } = { ...shown };
  for (const name in changes) if (shown[name]) next[name] = found[name];
  return next;
}

function problemsOf(formId: string, errors: object, whole: string | undefined): Problem[] {
  const list = Object.entries(errors).flatMap(([name, text]): Problem[] => (typeof text === "string" && text ? [{ id: fieldId(formId, name), text }] : []));
  return whole ? [{ text: whole }, ...list] : list;
}

/** The `fields` of a thrown answer that this form has. */
function knownFields<T extends object>(error: unknown, values: T): FormErrors<T> {
  if (typeof error !== "object" || error === null || !("fields" in error) || typeof error.fields !== "object" || error.fields === null) return {};
  const found: { [K in keyof T]?: string | undefined } = {};
  const fields = new Map<string, unknown>(Object.entries(error.fields));
  for (const name in values) {
    const text = fields.get(name);
    if (typeof text === "string") found[name] = text;
  }
  return found;
}
