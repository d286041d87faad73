import { at, make, settings, showError } from "./dom.js";
import { launch } from "./launch.js";
import { forgetScan, keepScan, listScans } from "./scans.js";
import { statusWords, tyreName } from "./words.js";

/** What is worth waiting for here; the SDK by itself waits for `processing` alone. */
const pendingStatuses = ["unknown", "waiting_for_images", "processing", "result_ready", "result_and_report_ready"];
const waiting = new AbortController();

at("stop").addEventListener("click", () => {
  waiting.abort();
  at("title").textContent = "You stopped waiting";
  at("lead").textContent = "Your photos are still being read. The start page leads back here.";
  at("stop").hidden = true;
});

try {
  await wait(comingBack());
} catch (error) {
  if (!waiting.signal.aborted) showError(error);
}

/** The scanner comes back with `data`; our own start page leads here with the token of a scan that it keeps. */
function comingBack() {
  const token = new URLSearchParams(location.search).get("token") ?? (location.search ? null : listScans()[0]?.token);
  if (token) return { measurementTokens: [token] };
  const data = TreadSDK.getDataParameter();
  // The token opens the session: it does not belong into the history.
  history.replaceState(null, "", "/return");
  return data;
}

async function wait(data) {
  const [token] = data.measurementTokens ?? [];
  keepScan({ token, workflow: data.workflowVersion ?? listScans().find((scan) => scan.token === token)?.workflow });
  const { apiBase } = await settings();
  // Without a key, the session's own token is the credential. People read the photos, so nothing here runs out.
  const answer = await TreadSDK.getWorkflowResults(undefined, {
    apiBase,
    data,
    signal: waiting.signal,
    pendingStatuses,
    pollingInterval: 1000,
    pollingRetries: Infinity,
    retry: 8,
    onStatus: (_statuses, now) => showTyres(now.measurements, token),
  });
  sessionStorage.setItem("token", token);
  const statuses = answer.measurements.map(({ status }) => status);
  if (statuses.some((status) => status === "completed")) return location.replace("/results");
  forgetScan(token);
  const failed = answer.measurements.find(({ status }) => status === "failed");
  if (failed) return showFailed(failed);
  return location.replace("/error?outcome=aborted");
}

function showFailed({ quality_reasons: reasons = [], message = "" }) {
  const query = new URLSearchParams({ outcome: "failed", reasons: reasons.join(), note: message });
  location.replace(`/error?${query}`);
}

function showTyres(measurements, token) {
  at("tyres").replaceChildren(
    ...measurements.map((one) =>
      make("li", {}, make("strong", {}, tyreName(one.position_code)), make("span", {}, statusWords[one.status])),
    ),
  );
  const unfinished = measurements.some(({ status }) => status === "unknown" || status === "waiting_for_images");
  at("go-on").hidden = !unfinished;
  at("go-on").onclick = () => void goOn(token);
  if (unfinished) {
    at("title").textContent = "There are tyres left to photograph";
    at("lead").textContent = "The scanner has kept what you did. Go on when you are at the car.";
  } else {
    at("title").textContent = "Your photos are being read";
    at("lead").textContent =
      "A person looks at them, so it may take a little. You can close this page: the start page leads back to it.";
  }
}

async function goOn(token) {
  const { workflow = "2", tokenData = { measurement_tokens: [{ measurement_token: token }] } } =
    listScans().find((scan) => scan.token === token) ?? {};
  try {
    await launch(tokenData, { workflow });
  } catch (error) {
    showError(error);
  }
}
