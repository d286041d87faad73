import {
  createSession,
  getDataParameter,
  getResults,
  getToken,
  getWorkflowResults,
  startScanning,
} from "@treadclub/sdk";
import type { LaunchPayload, ReturnData, TokenData } from "@treadclub/sdk";
import { isPhone } from "@treadclub/capture/device";
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type Dispatch } from "react";
import { flushSync } from "react-dom";
import { useOnChange } from "#kit/use-on-change.ts";
import { firstOptions, pollOf, sessionOf, type LabOptions } from "./lab-options.ts";
import type { LabSetup } from "./lab-setup.ts";
import { keepTrial, keptTrial, labSteps, newPoll, type LabEvent } from "./lab-steps.ts";
import type { LabStep } from "./lab-trial.ts";
import { errorFields } from "./error-fields.ts";
import { tapFetch, type Exchange } from "./wire-tap.ts";

export interface TrialHandle {
  readonly options: LabOptions;
  readonly steps: readonly LabStep[];
  readonly isWaiting: boolean;
  readonly start: (options: LabOptions) => Promise<void>;
  readonly stop: () => void;
}

/** A trial of the SDK: each step is told as it happens, and goes on after the way through the scanner. `search`: the address that the screen was opened by. */
export function useTrial(setup: LabSetup, search: string): TrialHandle {
  const [kept] = useState(keptTrial);
  const [options, setOptions] = useState<LabOptions>({
    ...firstOptions,
    launch: isPhone() ? "web" : "newTab",
    ...kept?.options,
  });
  const [steps, dispatch] = useReducer(labSteps, null, () => ended(kept?.steps ?? []));
  const stopping = useRef<AbortController | null>(null);
  const run: Run = { setup, dispatch, stopping };
  useLayoutEffect(() => keepTrial({ options, steps }), [options, steps]);
  useOnChange(setup.apiBase, () => {
    if (new URLSearchParams(search).has("data")) void comeBack(run, options, search);
  });
  useEffect(() => () => stopping.current?.abort(), []);
  const start = async (wanted: LabOptions): Promise<void> => {
    stopping.current?.abort();
    setOptions(wanted);
    dispatch({ kind: "clear" });
    await begin(run, wanted);
  };
  const isWaiting = steps.some((step) => step.kind === "poll" && !step.hasEnded);
  return { options, steps, isWaiting, start, stop: () => stopping.current?.abort(new Error("Stopped here")) };
}

/** Other tries on the same page go to the same service. */
const isAbout = (token: string, { url, body }: Exchange): boolean =>
  url.includes(encodeURIComponent(token)) || (body?.includes(token) ?? false);

/** Nobody waits any more in what an earlier page did. */
const ended = (steps: readonly LabStep[]): readonly LabStep[] =>
  steps.map((step) => (step.kind === "poll" ? { ...step, hasEnded: true } : step));

interface Run {
  readonly setup: LabSetup;
  readonly dispatch: Dispatch<LabEvent>;
  readonly stopping: { current: AbortController | null };
}

async function begin(run: Run, options: LabOptions): Promise<void> {
  const { setup, dispatch } = run;
  const seen: Exchange[] = [];
  const stopTap = tapFetch(setup.apiBase, (exchange) => seen.push(exchange));
  const key = setup.key ?? undefined;
  try {
    const tokenData =
      options.beginWith === "token"
        ? await getToken(key, { apiBase: setup.apiBase })
        : await createSession(key, { apiBase: setup.apiBase, session: sessionOf(options) });
    dispatchNow(dispatch, { kind: "add", step: { kind: "begin", exchange: seen.at(-1) ?? null, error: null } });
    launch(run, options, tokenData);
  } catch (error) {
    dispatch({ kind: "add", step: { kind: "begin", exchange: seen.at(-1) ?? null, error: errorFields(error) } });
  } finally {
    stopTap();
  }
}

/** Kept before the page is left, which may be at any moment. */
const dispatchNow = (dispatch: Run["dispatch"], event: LabEvent): void => flushSync(() => dispatch(event));

function launch(run: Run, options: LabOptions, tokenData: TokenData): void {
  const { setup, dispatch } = run;
  const links: string[] = [];
  const shared = {
    tokenData,
    apiBase: setup.apiBase,
    web: { scanner: setup.scanner },
    exitURL: setup.returnUrl,
    errorURL: setup.errorUrl,
    workflowVersion: options.workflow === "3" ? ("3" as const) : ("2" as const),
    showScanResultsInApp: options.showResults,
  };
  const isElsewhere = options.launch === "newTab" || options.launch === "handoff";
  try {
    const payload = isElsewhere
      ? startScanning({ ...shared, launch: "handoff", onHandoff: ({ link }) => links.push(link) })
      : startScanning({ ...shared, launch: options.launch === "auto" ? "auto" : "web" });
    const link = links[0] ?? null;
    dispatchNow(dispatch, { kind: "add", step: { kind: "launch", payload, link, error: null } });
    if (options.launch === "newTab" && link !== null) window.open(link, "_blank", "noopener");
    if (isElsewhere) void waitFor(run, options, payload);
  } catch (error) {
    dispatch({ kind: "add", step: { kind: "launch", payload: null, link: null, error: errorFields(error) } });
  }
}

async function comeBack(run: Run, options: LabOptions, search: string): Promise<void> {
  try {
    const data = getDataParameter(search);
    run.dispatch({ kind: "add", step: { kind: "back", data, error: null } });
    await waitFor(run, options, data);
  } catch (error) {
    run.dispatch({ kind: "add", step: { kind: "back", data: null, error: errorFields(error) } });
  }
}

async function waitFor(run: Run, options: LabOptions, data: ReturnData | LaunchPayload): Promise<void> {
  const { setup, dispatch, stopping } = run;
  const stop = new AbortController();
  stopping.current = stop;
  dispatch({ kind: "add", step: newPoll });
  const [token = ""] = data.measurementTokens ?? [];
  const stopTap = tapFetch(setup.apiBase, (exchange) => {
    if (isAbout(token, exchange)) dispatch({ kind: "asked", exchange });
  });
  const shared = { data, apiBase: setup.apiBase, signal: stop.signal, ...pollOf(options) };
  try {
    const answer =
      options.results === "tread"
        ? await getResults(undefined, { ...shared, onStatus: (statuses) => dispatch({ kind: "statuses", statuses }) })
        : await getWorkflowResults(undefined, {
            ...shared,
            onStatus: (statuses) => dispatch({ kind: "statuses", statuses }),
          });
    dispatch({ kind: "over", error: null });
    dispatch({ kind: "add", step: { kind: "result", answer } });
  } catch (error) {
    dispatch({ kind: "over", error: errorFields(error) });
  } finally {
    stopTap();
  }
}
