import "./styles/base.css";
import { render } from "preact";
import { arrive } from "#scanner/launch/arrive.ts";
import { App } from "#scanner/app/App.tsx";
import { loadWords } from "#scanner/kit/words.ts";

const arrived = arrive(location.search, navigator.languages, Date.now());
// The payload holds secrets: it stays neither in the address nor in the history.
history.replaceState(null, "", location.pathname);

try {
  const words = await loadWords(arrived.locale);
  const root = document.getElementById("root");
  if (root) render(<App arrival={arrived} words={words} />, root);
} catch {
  document.getElementById("broken")?.removeAttribute("hidden");
}
