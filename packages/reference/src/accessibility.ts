/** What Swagger UI leaves out for keyboards and screen readers, by selector. */
const missing: readonly { readonly selector: string; readonly attributes: Readonly<Record<string, string>> }[] = [
  {
    selector: ".operation-filter-input",
    attributes: { "aria-label": "Search calls", placeholder: "Search calls", type: "search" },
  },
  { selector: ".modal-ux", attributes: { role: "dialog", "aria-modal": "true", "aria-label": "Authorize" } },
  { selector: ".close-modal", attributes: { "aria-label": "Close" } },
  { selector: "pre, .highlight-code, .table-container, .body-param__example", attributes: { tabindex: "0" } },
  { selector: ".auth-btn-wrapper button[type=submit]", attributes: { "aria-label": "Authorize" } },
  { selector: ".examples-select-element", attributes: { "aria-label": "Example" } },
  { selector: "h3.opblock-tag", attributes: { "aria-level": "2" } },
  { selector: ".opblock h4", attributes: { "aria-level": "3" } },
  { selector: ".body-param__text", attributes: { "aria-label": "Request body" } },
];

/** Adds what Swagger UI leaves out, now and whenever it renders. */
export function completeAccessibility(root: Element): void {
  const complete = (): void => {
    for (const { selector, attributes } of missing)
      for (const element of root.querySelectorAll(selector)) setMissing(element, attributes);
    for (const field of root.querySelectorAll(".parameters-col_description :is(input, select)")) labelByRow(field);
  };
  new MutationObserver(complete).observe(root, { childList: true, subtree: true });
  complete();
}

function setMissing(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The name of a parameter stands in the cell before its field. */
function labelByRow(field: Element): void {
  const name = field.closest("tr")?.dataset["paramName"];
  if (name !== undefined && !field.hasAttribute("aria-label")) field.setAttribute("aria-label", name);
}
