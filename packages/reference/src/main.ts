import "./style.css";
import { matchesPhrase } from "./search.ts";

const calls = document.querySelector<HTMLElement>("#calls");
const root = document.querySelector("#reference");
const url = document.querySelector("link[rel=service-desc]")?.getAttribute("href") ?? "";

const dark = matchMedia("(prefers-color-scheme: dark)");
const followScheme = (): void => void document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followScheme);
followScheme();

/** The list of calls is there at once; the reference with forms and schemas is 360 kB and comes when a call is opened. */
async function openReference(): Promise<void> {
  if (!root || !calls) return;
  document.body.setAttribute("aria-busy", "true");
  const { openReference: open } = await import("./full.ts");
  calls.remove();
  open(root, url);
  document.body.removeAttribute("aria-busy");
}

function search(phrase: string): void {
  for (const group of calls?.querySelectorAll("section") ?? []) {
    const name = group.querySelector("h2")?.textContent ?? "";
    const rows = [...group.querySelectorAll("li")];
    for (const row of rows) row.hidden = !matchesPhrase(`${name} ${row.textContent} ${row.innerHTML}`, phrase);
    group.hidden = rows.every((row) => row.hidden);
  }
}

calls?.querySelector("input")?.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement) search(target.value);
});
calls?.querySelector("button")?.addEventListener("click", () => void openReference());
addEventListener("hashchange", () => {
  if (location.hash.startsWith("#/")) void openReference();
});
if (location.hash.startsWith("#/")) void openReference();
