import { at, make, showError } from "./dom.js";
import { launch } from "./launch.js";
import { keepScan, listScans } from "./scans.js";
import { checkSupport } from "./tread-sdk-support.js";

const form = at("form");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void start();
});
at("handoff-copy").addEventListener("click", () => void copyLink());
for (const name of ["workflow", "position"]) {
  for (const field of form.elements[name]) field.addEventListener("change", () => keepOne(field));
}
showEarlier();
showSupport();
// Back from the scanner by the browser's own button: the page is as it was left.
addEventListener("pageshow", () => {
  setBusy(false);
  showEarlier();
});

/** A scan of one tyre has one place: the one that was pressed last. */
function keepOne(pressed) {
  if (form.elements.workflow.value !== "2") return;
  const chosen = [...form.elements.position].filter((field) => field.checked);
  const kept = chosen.includes(pressed) ? pressed : chosen[0];
  for (const field of chosen) field.checked = field === kept;
}

async function start() {
  setBusy(true);
  at("problem").textContent = "";
  const fields = new FormData(form);
  const workflow = fields.get("workflow");
  const input = { workflow, positions: fields.getAll("position"), reference: fields.get("reference") };
  try {
    const tokenData = await newSession(input);
    const token = tokenData.measurement_tokens[0].measurement_token;
    keepScan({ token, tokenData, workflow, reference: input.reference });
    await launch(tokenData, {
      workflow,
      launch: fields.get("launch"),
      showScanResultsInApp: fields.has("showScanResultsInApp"),
      help: fields.has("supportURL"),
      onHandoff: showHandoff,
    });
    if (fields.get("launch") !== "web") setBusy(false);
  } catch (error) {
    setBusy(false);
    if (error.code) showError(error);
    else at("problem").textContent = "We could not be reached. Check your connection, and try again.";
  }
}

/** Our own server asks for the session: the key stays there. */
async function newSession(input) {
  const answer = await fetch("/session", { method: "POST", body: JSON.stringify(input) });
  const body = await answer.json();
  if (!answer.ok) throw body;
  return body;
}

function showHandoff({ link }) {
  at("handoff-link").value = link;
  at("handoff").hidden = false;
  at("handoff-said").textContent = "";
  // The list above grows: only then is it known where this lies.
  showEarlier();
  at("handoff").scrollIntoView();
  at("handoff-title").focus({ preventScroll: true });
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(at("handoff-link").value);
    at("handoff-said").textContent = "The link is copied.";
  } catch {
    at("handoff-link").select();
    at("handoff-said").textContent = "This browser does not copy by itself. The link is selected: copy it.";
  }
}

function setBusy(busy) {
  const button = form.querySelector("button.main");
  button.disabled = busy;
  button.textContent = busy ? "Opening the scanner …" : "Start the check";
}

function showEarlier() {
  const scans = listScans();
  at("earlier").hidden = scans.length === 0;
  at("earlier-list").replaceChildren(...scans.map(rowOf));
}

function rowOf({ token, startedAt, reference }) {
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(startedAt);
  const address = `/return?${new URLSearchParams({ token })}`;
  return make("li", {}, make("a", { href: address }, `${reference || "Without a number"}, begun at ${time}`));
}

/** What the SDK thinks of this browser. */
function showSupport() {
  const paths = Object.entries(checkSupport());
  const words = paths.map(
    ([path, { possible, reason }]) => `${path}: ${possible ? (reason ?? "yes") : `no, ${reason}`}`,
  );
  at("support").textContent = `Here – ${words.join("; ")}.`;
}
