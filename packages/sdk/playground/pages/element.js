import { at, make } from "./dom.js";
import { statusWords, tyreName } from "./words.js";

document.querySelector("tread-scan").addEventListener("tread-results", ({ detail }) => {
  at("depths").replaceChildren(...detail.measurements.map(rowOf));
});

function rowOf({ position_code: code, status, minimum }) {
  const depth = minimum?.available ? `${minimum.value_mm} mm` : statusWords[status];
  return make("li", {}, make("strong", {}, tyreName(code)), ` ${depth}`);
}
