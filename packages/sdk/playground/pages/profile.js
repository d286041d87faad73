const newMm = 8;
const limitMm = 1.6;
const width = 320;
const height = 130;
const floor = 104;
const perMm = 11;

/** The tread cut across, left to right: a block for each region as high as its rubber, and the legal limit. */
export function drawProfile(regions) {
  const words = regions.map(
    ({ place, available, value_mm: mm }) => `${place ?? "band"} ${available ? `${mm} mm` : "not seen"}`,
  );
  const picture = shape("svg", {
    class: "profile",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": `The tread from left to right: ${words.join(", ")}.`,
  });
  const step = (width - 40) / regions.length;
  regions.forEach((region, index) => picture.append(...blockOf(region, 4 + index * step, step - 8)));
  const y = floor - limitMm * perMm;
  picture.append(shape("line", { class: "limit", x1: 0, x2: width - 42, y1: y, y2: y }));
  const word = shape("text", { class: "limit-word", x: width, y: y + 4 });
  word.textContent = "1.6 mm";
  picture.append(word);
  return picture;
}

function blockOf({ available, value_mm: mm }, x, blockWidth) {
  const full = { x, width: blockWidth, y: floor - newMm * perMm, height: newMm * perMm, rx: 3, class: "lost" };
  const label = shape("text", { x: x + blockWidth / 2, y: floor + 18 });
  label.textContent = available ? `${mm.toFixed(1)} mm` : "–";
  if (!available) return [shape("rect", full), label];
  const tall = Math.min(mm, newMm) * perMm;
  return [shape("rect", full), shape("rect", { ...full, y: floor - tall, height: tall, class: "rubber" }), label];
}

function shape(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
