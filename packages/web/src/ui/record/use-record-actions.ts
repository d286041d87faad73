import { useRef, useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useSender, type Sender } from "#kit/queries.ts";
import { changedText, reloadedAfter, type Reload } from "../conflict.ts";
import { useShortcuts } from "../shortcuts.ts";
import { toast } from "../toast.ts";
import type { ActionEngine, RecordAction, Work } from "./record-action.tsx";

interface RecordSource {
  readonly refetch: Reload;
  readonly conflict?: string | null | undefined;
}

export interface RecordActionsHandle {
  /** Those that may be done now. */
  readonly actions: readonly RecordAction[];
  readonly start: (action: RecordAction) => void;
  /** The open question. */
  readonly question: ReactElement | null;
  /** The action that is being sent without a question. */
  readonly pressed: string | null;
  /** Why the last action without a question failed. */
  readonly problem: string | null;
  /** Grows with every action that has come to an end. */
  readonly settled: number;
  /** For a form of the record's own: like an action, but a conflict rejects too, so that what was typed stays. */
  readonly send: Sender["send"];
}

/** Runs the actions of a record, each once; after a conflict it reloads the record and informs the user. */
export function useRecordActions(source: RecordSource, all: readonly RecordAction[]): RecordActionsHandle {
  const { send, run } = useSending(source);
  const [asked, setAsked] = useState<{ readonly question: ReactElement } | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [settled, setSettled] = useState(0);
  const running = useRef(false);
  const actions = all.filter(({ can }) => can);

  const close = (): void => {
    setAsked(null);
    setSettled((count) => count + 1);
  };
  const press = async (name: string, work: Work): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPressed(name);
    try {
      await run(work);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      running.current = false;
      setPressed(null);
      setSettled((count) => count + 1);
    }
  };
  const start = (action: RecordAction): void => {
    setProblem(null);
    const engine: ActionEngine = {
      run,
      ask: (question) => setAsked({ question: question(close) }),
      press: (work) => void press(action.name, work),
    };
    action.start(engine);
  };
  useShortcuts(Object.fromEntries(actions.flatMap((one) => (one.shortcut ? [[one.shortcut, () => start(one)]] : []))));
  return { actions, start, question: asked?.question ?? null, pressed, problem, settled, send };
}

/** Sending with the story of a record that somebody else changed or removed. */
function useSending({ refetch, conflict }: RecordSource): {
  readonly send: Sender["send"];
  readonly run: ActionEngine["run"];
} {
  const { send: plainSend } = useSender();
  const isStale = async (error: unknown): Promise<boolean> => {
    const isReloaded = await reloadedAfter(error, refetch);
    if (isReloaded && conflict !== null) toast.warning(conflict ?? changedText());
    return isReloaded;
  };
  const send: Sender["send"] = async (name, input, options) => {
    try {
      return await plainSend(name, input, options);
    } catch (error) {
      await isStale(error);
      throw error;
    }
  };
  const run = async (work: Work): Promise<void> => {
    try {
      await work(plainSend);
    } catch (error) {
      if (!(await isStale(error))) throw error;
    }
  };
  return { send, run };
}
