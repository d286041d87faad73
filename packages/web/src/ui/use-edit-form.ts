import { useRef, useState } from "react";
import { useForm, type FormHandle, type FormOptions } from "./use-form.ts";

interface Versioned {
  readonly version: number;
}

interface EditFormOptions<R extends Versioned, T extends object> extends Omit<
  FormOptions<T>,
  "initial" | "submit" | "onConflict"
> {
  readonly record: R;
  readonly draftOf: (record: R) => T;
  /** Reads the record as it is now; nothing when it is gone. */
  readonly reload: () => Promise<R | null | undefined>;
  readonly save: (draft: T, version: number) => Promise<R>;
  readonly onSaved: (saved: R) => unknown;
}

interface EditForm<R, T extends object> {
  readonly form: FormHandle<T>;
  /** What the form was filled from: a fresh read in the background changes neither what is typed nor the version. */
  readonly read: R;
  /** The record as somebody else left it, until it is decided which of the two counts. */
  readonly conflict: R | null;
  readonly takeOver: (now: R) => void;
  readonly keepMine: (now: R) => void;
}

/** The form of a record with a version. Once the user knows that somebody else has changed it, sending again replaces that. */
export function useEditForm<R extends Versioned, T extends object>(options: EditFormOptions<R, T>): EditForm<R, T> {
  const { record, draftOf, reload, save, onSaved, ...rest } = options;
  const [read, setRead] = useState(record);
  const [conflict, setConflict] = useState<R | null>(null);
  const version = useRef(record.version);
  const settle = (now: R): void => {
    version.current = now.version;
    setRead(now);
    setConflict(null);
  };
  const takeOver = (now: R): void => {
    settle(now);
    form.reset(draftOf(now));
  };
  const form: FormHandle<T> = useForm<T>({
    ...rest,
    initial: draftOf(read),
    submit: async (draft) => {
      const saved = await save(draft, version.current);
      settle(saved);
      form.reset(draftOf(saved), draft);
      await onSaved(saved);
    },
    onConflict: async () => {
      const now = await reload();
      if (!now) return;
      version.current = now.version;
      setConflict(now);
    },
  });
  const keepMine = (now: R): void => {
    settle(now);
    void form.submit();
  };
  return { form, read, conflict, takeOver, keepMine };
}
