/** A key, or a function that is asked for one before each operation: a session token from your own server belongs here. */
export type Key = string | { authorize: () => string | Promise<string> };

/** What `createSession` and `getToken` answer; all but the tokens where the service tells it. */
export type TokenData = {
  measurement_tokens: { measurement_token: string }[];
  /** The session's number; of `createSession`. */
  id?: number | undefined;
  /** When the tokens end, as ISO 8601. */
  expires_at?: string | undefined;
  /** Where the scan is opened. It may be another service, where your key has its scans measured by that one. */
  launch?: { api_base?: string | undefined; scanner?: string | undefined } | undefined;
};

/** `2`: one tyre. `3`: several tyres in one session. */
export type WorkflowVersion = "2" | "3";

/** Front or rear, left or right, seen in the direction of travel. */
export type TyrePosition = "fl" | "fr" | "rl" | "rr";

export type MeasurementStatus =
  | "unknown"
  | "waiting_for_images"
  | "processing"
  | "result_ready"
  | "result_and_report_ready"
  | "completed"
  | "aborted"
  | "failed";

/** How a scan can be opened. `auto` asks the device. */
export type LaunchPath = "android" | "ios" | "web" | "handoff";

/** Travels as base64url JSON in the query value `data` to the scanner. */
export type LaunchPayload = {
  measurementTokens: string[];
  exitURL: string;
  exitID: string;
  sdkVersion: string;
  workflowVersion: WorkflowVersion;
  supportURL?: string | undefined;
  errorURL: string;
  showScanResultsInApp: boolean;
  /** UUID of this one launch. */
  trid: string;
  /** First measurement token, or `0`. */
  sid: string;
};

/**
 * What the return page finds in `data`: the payload, and how the scan ended. It came through the address bar, so anybody
 * may have changed it: show nothing of it unescaped, and believe only what the results call answers.
 */
export type ReturnData = Partial<LaunchPayload> & { outcome?: "completed" | "aborted" | "failed" };

export type ApiOptions = {
  /** Where the measurement service answers. Default: `/measurement/v1/` of the page's own origin. */
  apiBase?: string | undefined;
  /** Ends the operation: no request, timer or navigation follows. The call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** `cause` of an error by which the service refused a request. */
export type Refusal = {
  /** HTTP status. */
  status: number;
  /** The service's own word for what is wrong, e.g. `VALIDATION_FAILED` or `ALLOWANCE_SPENT`. */
  code?: string | undefined;
  /** What it says to a person. */
  message?: string | undefined;
  /** What is wrong with each value that was sent, by its name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** What else belongs to the code, e.g. `reason` of `KEY_FORBIDDEN`. */
  details?: Readonly<Record<string, unknown>> | undefined;
  /** Names the request when you ask for help. */
  requestId?: string | undefined;
  /** Seconds to wait before the next request. */
  retryAfter?: number | undefined;
  /** Address of the page about this kind of error, at the service. */
  docs: string;
};

export type SessionOptions = ApiOptions & {
  /**
   * Names this session, so that the same call made again does not make a second one: 1 to 100 letters, digits and `_.:-`, for 24
   * hours. With it a request that got no answer, or 408, 429 or 5xx, is made again, twice at most, after a growing wait or a
   * `Retry-After` of up to ten seconds.
   */
  idempotencyKey?: string | undefined;
  /** What the session is about; for a service of TreadClub's kind. */
  session?:
    | {
        workflow?: WorkflowVersion | undefined;
        positions?: readonly TyrePosition[] | undefined;
        /** Your own note, at most 200 characters: comes back in the `context` of the result. */
        reference?: string | undefined;
      }
    | undefined;
};

export type TokenOptions = ApiOptions & {
  /** Another path (from the API's host) or a whole address for the token call, e.g. one of your own server. */
  apiEndpoint?: string | undefined;
};

export type StartOptions = StartBase & (StartHere | StartElsewhere);

type StartHere = {
  /** Default `auto`: the app or app clip that you configured for the device, else the web scanner. */
  launch?: "auto" | "android" | "ios" | "web" | undefined;
  onHandoff?: ((handoff: Handoff) => void) | undefined;
};

type StartElsewhere = {
  /** Opens nothing here: gives the link to be opened on a phone. */
  launch: "handoff";
  onHandoff: (handoff: Handoff) => void;
};

/** `link` to send, `qr` the text to draw as a QR code. */
export type Handoff = { link: string; qr: string };

type StartBase = ApiOptions & {
  /** What `createSession` or `getToken` answered, here or on your server. */
  tokenData: TokenData;
  /** Page to come back to after the scan. */
  exitURL: string;
  /** Page to come back to when the scan was left or failed. */
  errorURL: string;
  /** Your own id of this scan; comes back in `data`. Default: a UUID. */
  exitID?: string | undefined;
  /** Default `2`. */
  workflowVersion?: WorkflowVersion | undefined;
  /** Page with help, offered inside the scanner. */
  supportURL?: string | undefined;
  /** Default true. */
  showScanResultsInApp?: boolean | undefined;
  /** Decides for this user agent instead of the browser's own. */
  userAgent?: string | undefined;
  forceAndroid?: boolean | undefined;
  forceiOS?: boolean | undefined;
  /** `scheme`: e.g. `treadclub://scan`. `store`: page of the app in the store; without it the web scanner is the way out. */
  android?: { scheme: string; store?: string | undefined } | undefined;
  /** Link of the app clip. */
  ios?: { appClip: string } | undefined;
  /** Address of the web scanner. Default: the one in `tokenData`, else `/scan/` at the host of `apiBase`. */
  web?: { scanner?: string | undefined } | undefined;
  /** Writes the launch to the console. Default: false. */
  debug?: boolean | undefined;
  /** Off unless an address is given. `counter` gets one POST a start, `script` is loaded at the first start. */
  telemetry?: { counter?: string | undefined; script?: string | undefined } | undefined;
};

export type ResultsOptions<Answer> = ApiOptions & {
  /** What `getDataParameter` answered. */
  data?: ReturnData | undefined;
  /** Stands in for `data` in your own tests. */
  testReturnData?: ReturnData | undefined;
  /** Requests made at most. Default 100, at least 1. */
  pollingRetries?: number | undefined;
  /** Milliseconds between two requests. Default 2000, held between 500 and 10000. */
  pollingInterval?: number | undefined;
  /**
   * Statuses that are worth waiting for. Default: `["processing"]` for `getWorkflowResults`; everything but `completed` for
   * `getResults`. `aborted` and `failed` always end `getResults`.
   */
  pendingStatuses?: readonly MeasurementStatus[] | undefined;
  /**
   * How many failed requests in a row are made again, after a growing wait or the `Retry-After` of the answer (not beyond five
   * minutes). Each counts as one of `pollingRetries`. Default 0: the first failure ends the call.
   */
  retry?: number | undefined;
  /** Told the statuses in the order of the answer, at the first answer and at every change. */
  onStatus?: ((statuses: MeasurementStatus[], answer: Answer) => void) | undefined;
};

/** A depth of the tread. Values are null or missing where `available` is false. */
export type TreadDepth = {
  available: boolean;
  value_mm?: number | null;
  value_inch?: number | null;
  /** Whole 1/32 inch. */
  value_inch_32nds?: number | null;
};

/** What a service of TreadClub's kind tells of a tyre. Others tell less: any field may be missing. */
export type TreadDetails = {
  schema_version?: string;
  measurement_id?: number;
  /** `axle` 1 is the front one, `position_on_axle` 1 the outermost tyre. */
  position?: { axle: number; side: "left" | "right" | "center"; position_on_axle: number } | null;
  position_code?: TyrePosition | null;
  global?: TreadDepth;
  minimum?: TreadDepth;
  /** Bands of the tread from left to right as seen from behind the vehicle; may be empty. */
  regions?: (TreadDepth & { place?: "inner" | "middle" | "outer" | null })[];
  /** Who or what read the depths. */
  method?: string | null;
  /** How far a depth may be off, in millimetres either way. */
  uncertainty_mm?: number | null;
  wear_pattern?: string | null;
  verdict?: string | null;
  /** Why nothing could be read. */
  quality_reasons?: string[];
  /** The reviewer's own words. */
  message?: string;
  /** Links work for 15 minutes at least. */
  images?: { url: string; width: number; height: number }[];
  context?: { reference: string | null };
  handed_in_at?: string | null;
  completed_at?: string | null;
};

export type Measurement = TreadDetails & { status: MeasurementStatus };
export type SessionResults = {
  measurements: Measurement[];
  /** The session itself, where the service tells of it. */
  session?: {
    id: number;
    workflow: WorkflowVersion;
    is_sandbox: boolean;
    expires_at: string;
    context: { reference: string | null };
  };
};

export type TreadResult = TreadDetails & { measurement_status: MeasurementStatus };
export type TreadResults = { results: TreadResult[] };

/** What `checkSupport` looks at; each is read from the browser where it is not given. */
export type SupportEnv = {
  userAgent?: string | undefined;
  /** Tells an iPad that calls itself a Macintosh from a Mac. */
  maxTouchPoints?: number | undefined;
  /** Whether the page may open a camera: https, and the browser has `getUserMedia`. */
  liveCamera?: boolean | undefined;
};

export type SupportReason = "no_browser" | "not_android" | "not_ios" | "ios_too_old" | "in_app_browser" | "photos_only";

/** `reason` tells why not; with `possible: true` what is missing (`photos_only`: no live camera, the scanner takes photos). */
export type Support = { possible: boolean; reason?: SupportReason };
