import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { keepOffline } from "./lib/offline.svelte";
import { words } from "./lib/words.svelte";

const place = document.getElementById("app");
if (place) {
  await words.load(settings.language);
  mount(App, { target: place });
  void keepOffline();
}
