/** The entry point: settings and language first, then the app. */
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./i18n/i18n.svelte";
import { startSettings } from "./model/settings.svelte";
import { startOffline } from "./offline";

startSettings();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
setTimeout(() => void startOffline(), 3000); // once the first page is up
