import { fieldOf } from "./cast.ts";
import { textsFor } from "./element-texts.ts";
import { type LaunchPath, ScanError, type SessionResults, type TokenData, type WorkflowVersion } from "./index.ts";
import { createScanRunner, type Scan, type ScanOptions, type ScanRunner, type ScanState } from "./scan.ts";

export type { Scan, ScanOptions, ScanState };

export type TreadScanAttributes = {
  /** Address at your own server that answers a POST with what `createSession` answered there. */
  session?: string | undefined;
  "api-base"?: string | undefined;
  "exit-url"?: string | undefined;
  "error-url"?: string | undefined;
  "support-url"?: string | undefined;
  workflow?: WorkflowVersion | undefined;
  launch?: "auto" | Exclude<LaunchPath, "handoff"> | undefined;
};

export type TreadScanEvents = {
  /** At every change. */
  "tread-state": CustomEvent<Scan>;
  /** Once, with the final results. */
  "tread-results": CustomEvent<SessionResults>;
  "tread-error": CustomEvent<ScanError>;
};

declare global {
  interface HTMLElementTagNameMap {
    "tread-scan": TreadScanElement;
  }
}

const launches: readonly string[] = ["auto", "android", "ios", "web"];

/** On a server, where there are no elements, the class can be loaded and not used. */
const Base = globalThis.HTMLElement ?? Object;

/**
 * `<tread-scan session="/tread-session">`: a button that starts a scan, and a line that says how it goes. The slot `button`
 * takes a button of your own, the slot `label` another label.
 */
export class TreadScanElement extends Base {
  static get observedAttributes(): string[] {
    return ["lang"];
  }

  /** What attributes cannot say; goes before them. */
  declare options: ScanOptions;
  declare private scan: Scan;
  declare private readonly runner: ScanRunner;
  declare private readonly label: HTMLElement;
  declare private readonly line: HTMLElement;

  constructor() {
    super();
    // A page may have set it before the element was defined.
    const options = fieldOf(this, "options") ?? {};
    const label = Object.assign(document.createElement("slot"), { name: "label" });
    const line = document.createElement("p");
    const runner = createScanRunner((scan) => this.change(scan));
    Object.assign(this, { options, label, line, runner, scan: { state: "idle" } });
  }

  get state(): ScanState {
    return this.scan.state;
  }

  get results(): SessionResults | undefined {
    return this.scan.results;
  }

  get error(): ScanError | undefined {
    return this.scan.error;
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.build(this.attachShadow({ mode: "open" }));
    this.show();
    void this.runner.resume(this.input());
  }

  disconnectedCallback(): void {
    this.runner.stop();
  }

  attributeChangedCallback(): void {
    this.show();
  }

  /** Opens the scanner, as a press of the button does: call it from a tap. */
  start(): void {
    void this.runner.start(this.input());
  }

  private build(root: ShadowRoot): void {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    const slot = Object.assign(document.createElement("slot"), { name: "button" });
    button.setAttribute("part", "button");
    button.append(this.label);
    slot.append(button);
    slot.addEventListener("click", () => this.start());
    this.line.setAttribute("part", "status");
    this.line.setAttribute("role", "status");
    root.append(slot, this.line);
  }

  private change(scan: Scan): void {
    const { state, results, error } = scan;
    this.scan = scan;
    this.show();
    this.emit("tread-state", scan);
    if (state === "completed" && results) this.emit("tread-results", results);
    if (error) this.emit("tread-error", error);
  }

  private emit<Name extends keyof TreadScanEvents>(name: Name, detail: TreadScanEvents[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private show(): void {
    const { state, error } = this.scan;
    const texts = textsFor(this.closest<HTMLElement>("[lang]")?.lang ?? navigator.language);
    const isUnsupported = error?.name === "DEVICE_NOT_SUPPORTED";
    this.label.textContent = texts.button;
    this.line.textContent = state === "idle" ? "" : texts[isUnsupported ? "unsupported" : state];
  }

  private input(): ScanOptions {
    const read = (name: string) => this.getAttribute(name) ?? undefined;
    const [session, launch] = [read("session"), read("launch")];
    return {
      apiBase: read("api-base"),
      exitURL: read("exit-url"),
      errorURL: read("error-url"),
      supportURL: read("support-url"),
      workflowVersion: read("workflow") === "3" ? "3" : undefined,
      tokenData: session === undefined ? undefined : () => requestSession(session),
      ...(isLaunch(launch) && { launch }),
      ...this.options,
    };
  }
}

const isLaunch = (launch: string | undefined): launch is Exclude<TreadScanAttributes["launch"], undefined> =>
  launch !== undefined && launches.includes(launch);

const requestSession = async (address: string): Promise<TokenData> => {
  const response = await fetch(address, { method: "POST" });
  const { status } = response;
  if (!response.ok) throw new ScanError("CONNECTION_ERROR", `HTTP error! Status: ${status}`, { status });
  return response.json();
};

// A page may hold the SDK twice: the first one wins.
if (globalThis.customElements && !customElements.get("tread-scan"))
  customElements.define("tread-scan", TreadScanElement);
