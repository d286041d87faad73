/** An element with attributes, and texts or elements inside. */
export function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

/** The element of the page with this id. */
export const at = (id) => document.getElementById(id);

/** Rows of a description list; rows without a value are left out. */
export function describe(list, rows) {
  const shown = rows.filter(([, value]) => value !== undefined && value !== null && value !== "");
  list.replaceChildren(...shown.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
}

/** Where the service is: the server of this site knows. */
export async function settings() {
  const answer = await fetch("/settings.json");
  return answer.json();
}

/** Leads to the page that explains an error of the SDK. */
export function showError(error) {
  const { code = "", message = String(error), status = "", requestId = "" } = error;
  location.assign(`/error?${new URLSearchParams({ code, message, status, request: requestId })}`);
}
