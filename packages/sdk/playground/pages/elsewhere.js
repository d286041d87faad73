import { at, describe } from "./dom.js";

const query = new URLSearchParams(location.search);
const isStore = query.get("what") === "store";

at("title").textContent = isStore ? "The app store opens here" : "The app clip opens here";
describe(at("facts"), isStore ? [["launch", query.get("launch")]] : payloadRows());

function payloadRows() {
  const data = query.get("data");
  if (!data) return [];
  const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return Object.entries(JSON.parse(new TextDecoder().decode(bytes))).map(([key, value]) => [key, String(value)]);
}
