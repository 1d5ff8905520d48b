import { mount } from "svelte";
import "./app.css";
import "./print.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { keepOffline } from "./lib/offline.svelte";
import { words } from "./lib/words.svelte";

const place = document.getElementById("app");
if (place) {
  const waiting = document.getElementById("waiting");
  const late = setTimeout(() => waiting?.removeAttribute("hidden"), 2_000);
  await words.load(settings.language);
  clearTimeout(late);
  waiting?.remove();
  mount(App, { target: place });
  void keepOffline();
}
