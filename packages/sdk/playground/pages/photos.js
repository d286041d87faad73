import { make } from "./dom.js";

/**
 * Photos lie at the service. This site lets images come from itself alone, and may ask the service: so each photo is fetched
 * and painted. A site that adds the service to `img-src` uses <img> instead.
 */
export function drawPhotos(images, what) {
  const row = make("div", { class: "photos" });
  images.forEach((image, index) => {
    const label = `${what}, photo ${index + 1} of ${images.length}`;
    const canvas = make("canvas", { role: "img", "aria-label": label, width: image.width, height: image.height });
    row.append(canvas);
    void paint(canvas, image.url);
  });
  return row;
}

async function paint(canvas, url) {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const bitmap = await createImageBitmap(await answer.blob());
    canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    canvas.dataset.painted = "yes";
  } catch {
    canvas.replaceWith(make("p", {}, "A photo cannot be shown."));
  }
}
