import { at, describe, make } from "./dom.js";
import { forgetScan, listScans } from "./scans.js";
import { errorWords, reasonWords } from "./words.js";

const query = new URLSearchParams(location.search);
const outcome = query.get("outcome") ?? outcomeOfScan();

if (outcome === "aborted") {
  show("You left the scan", "Nothing was measured.", "That is fine. Start again whenever you are at the car.");
} else if (outcome === "failed") {
  const reasons = (query.get("reasons") ?? "").split(",").flatMap((reason) => reasonWords[reason] ?? []);
  show(
    "The tread could not be read",
    reasons.join(" "),
    "Take the photos again, please, in daylight and from closer by.",
  );
  describe(at("facts"), [["Who read them says", query.get("note")]]);
} else {
  showCode(query.get("code") || "1001");
}

/** The scanner comes here by itself when nothing was scanned; it says how it ended. */
function outcomeOfScan() {
  if (query.has("code")) return undefined;
  try {
    const { outcome: found, measurementTokens: [token] = [] } = TreadSDK.getDataParameter();
    forgetScan(token);
    history.replaceState(null, "", `/error?outcome=${found === "aborted" ? "aborted" : "failed"}`);
    return found === "aborted" ? "aborted" : "failed";
  } catch (error) {
    query.set("code", String(error.code));
    query.set("message", error.message);
    return undefined;
  }
}

function showCode(code) {
  const [meaning, advice] = errorWords[code] ?? ["Something went wrong.", "Begin again, please."];
  show("That did not work", meaning, advice);
  const page = make("a", { href: `/errors/${code}.md` }, `What ${code} means for a developer`);
  describe(at("facts"), [
    ["Code", code],
    ["Message", query.get("message")],
    ["HTTP status", query.get("status")],
    ["Request", query.get("request")],
    ["More", errorWords[code] ? page : undefined],
  ]);
  at("again").hidden = listScans().length === 0;
}

function show(title, lead, advice) {
  document.title = `${title} – Harbour Car Hire`;
  at("title").textContent = title;
  at("lead").textContent = lead;
  at("advice").textContent = advice;
}
