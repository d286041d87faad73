import { getWorkflowResults } from "./tread-sdk.js";
import { at, make, settings, showError } from "./dom.js";
import { drawPhotos } from "./photos.js";
import { drawProfile } from "./profile.js";
import { methodWords, reasonWords, statusWords, tyreName, verdictWords, wearWords } from "./words.js";

const token = sessionStorage.getItem("token");

if (token === null) {
  at("lead").textContent = "There is nothing to show yet. Check your tyres first.";
} else {
  try {
    const { apiBase } = await settings();
    const data = { measurementTokens: [token] };
    show((await getWorkflowResults(undefined, { apiBase, data, retry: 3, pollingInterval: 1000 })).measurements);
  } catch (error) {
    showError(error);
  }
}

function show(measurements) {
  const done = measurements.filter(({ status }) => status === "completed").length;
  at("lead").textContent = done === 1 ? "One tyre was read." : `${done} tyres were read.`;
  at("results").replaceChildren(...measurements.map(tyreOf));
}

function tyreOf(one) {
  const title = make("h2", {}, tyreName(one.position_code));
  if (one.status !== "completed") {
    const reasons = (one.quality_reasons ?? []).map((reason) => reasonWords[reason]).join(" ");
    return make("article", { class: "tyre" }, title, make("p", {}, statusWords[one.status]), make("p", {}, reasons));
  }
  return make(
    "article",
    { class: "tyre" },
    title,
    make("p", { class: `verdict ${one.verdict}` }, verdictWords[one.verdict] ?? ""),
    ...depthsOf(one),
    make("p", {}, wearWords[one.wear_pattern] ?? ""),
    make("p", { class: "hint" }, `${capital(methodWords[one.method] ?? "")}.`, one.message ? ` “${one.message}”` : ""),
    drawPhotos(one.images ?? [], tyreName(one.position_code)),
  );
}

/** The regions run from left to right as one stands behind the car; a service may know none of them. */
function depthsOf({ regions = [], minimum, uncertainty_mm: off }) {
  const parts = [];
  if (minimum?.available)
    parts.push(make("p", {}, "Least depth: ", make("strong", {}, interval(minimum.value_mm, off))));
  if (regions.length === 0) return parts;
  const heads = regions.map((region, index) => make("th", { scope: "col" }, region.place ?? `Band ${index + 1}`));
  const values = regions.map((region) =>
    make("td", {}, region.available ? interval(region.value_mm, off) : "not seen"),
  );
  const inches = regions.map((region) => make("td", {}, region.available ? `${region.value_inch_32nds}/32 in` : "–"));
  parts.push(
    drawProfile(regions),
    make("table", { class: "numbers" }, make("tr", {}, ...heads), make("tr", {}, ...values), make("tr", {}, ...inches)),
  );
  return parts;
}

/** A depth is never shown without how far it may be off. */
function interval(mm, off) {
  return off ? `${mm.toFixed(1)} mm (±\u00A0${off.toFixed(1)})` : `${mm.toFixed(1)} mm`;
}

function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
