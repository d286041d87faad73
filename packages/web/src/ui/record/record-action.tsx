import type { CallName, Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import type { ReactElement, ReactNode } from "react";
import type { Sender } from "#kit/queries.ts";
import { toast } from "../toast.ts";
import { RecordQuestion, type Ask, type QuestionForm } from "./RecordQuestion.tsx";

interface ActionLook {
  /** Whether the record's `can` allows it now; an action that may not be done is not shown. */
  readonly can: boolean;
  readonly label: string;
  readonly icon: ReactNode;
  /** danger and caution are set apart, and their question is red; the button of caution, which is daily work, is not. */
  readonly kind?: "main" | "quiet" | "caution" | "danger" | undefined;
  /** Beside the button: until when it can be undone. */
  readonly hint?: ReactNode;
  /** A key that starts it. */
  readonly shortcut?: string | undefined;
  /** Shown by an ActionInPlace of the body instead of in the row of actions. */
  readonly inPlace?: boolean | undefined;
}

/** Sends a call and says what came of it. */
export type Work = (send: Sender["send"]) => Promise<unknown>;

/** What an action may use of the screen that it stands on. */
export interface ActionEngine {
  /** Shows a question until it is closed, as it was when it was asked. */
  ask(question: (close: () => void) => ReactElement): void;
  /** Sends; handles a record that has changed; rejects with every other error. */
  run(work: Work): Promise<void>;
  /** Sends without a question: an error is shown beside the actions. */
  press(work: Work): void;
}

export interface RecordAction extends ActionLook {
  readonly name: string;
  readonly start: (engine: ActionEngine) => void;
}

interface Effect<N extends CallName> {
  /** Names the action where one call serves two. */
  readonly name?: string | undefined;
  /** The notice of success. */
  readonly done?: string | ((reply: ReplyOf<Catalog[N]>) => string) | undefined;
  readonly onDone?: ((reply: ReplyOf<Catalog[N]>) => void) | undefined;
}

interface CallSpec<N extends CallName> extends ActionLook, Effect<N> {
  /** Without a question it is sent at once. */
  readonly ask?: Ask | undefined;
  readonly input: InputOf<Catalog[N]>;
}

/** Returns an action that sends a call, after asking where there is something to ask. */
export function action<N extends CallName>(call: N, spec: CallSpec<N>): RecordAction {
  const { name = call, ask, input, label, kind } = spec;
  const work = workOf(call, input, spec);
  return {
    ...spec,
    name,
    start: (engine) => {
      if (!ask) return engine.press(work);
      engine.ask((close) => (
        <RecordQuestion
          ask={ask}
          label={label}
          danger={isRisky(kind)}
          form={noFields}
          onSubmit={() => engine.run(work)}
          onClose={close}
        />
      ));
    },
  };
}

interface FormSpec<N extends CallName, T extends object> extends ActionLook, Effect<N> {
  readonly ask: Ask;
  readonly form: QuestionForm<T>;
  readonly input: (values: T) => InputOf<Catalog[N]>;
}

/** Returns an action whose question has fields: a reason, a note, a choice. */
export function formAction<N extends CallName, T extends object>(call: N, spec: FormSpec<N, T>): RecordAction {
  const { name = call, ask, form, input, label, kind } = spec;
  return {
    ...spec,
    name,
    start: (engine) =>
      engine.ask((close) => (
        <RecordQuestion
          ask={ask}
          label={label}
          danger={isRisky(kind)}
          form={form}
          onSubmit={(values) => engine.run(workOf(call, input(values), spec))}
          onClose={close}
        />
      )),
  };
}

/** Returns an action that sends nothing: it opens an editor, or a dialog of its own. */
export const localAction = (
  spec: ActionLook & { readonly name: string; readonly onPress: () => void },
): RecordAction => ({
  ...spec,
  start: spec.onPress,
});

function workOf<N extends CallName>(call: N, input: InputOf<Catalog[N]>, { done, onDone }: Effect<N>): Work {
  return async (send) => {
    const reply = await send(call, input);
    const said = typeof done === "function" ? done(reply) : done;
    if (said !== undefined) toast.success(said);
    onDone?.(reply);
  };
}

export const isRisky = (kind: ActionLook["kind"]): boolean => kind === "danger" || kind === "caution";

const noFields: QuestionForm<object> = { initial: {} };
