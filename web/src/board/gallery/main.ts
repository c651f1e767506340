import "../../look/base.css";
import { mount } from "svelte";
import { setLanguage, type Language } from "../../i18n/i18n.svelte";
import Gallery from "./Gallery.svelte";
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "auto";
await setLanguage((query.get("lang") ?? "en") as Language);
const data = await (await fetch(`/@fs/tmp/w2/${query.get("game") ?? "new-york"}.json`)).json();
mount(Gallery, { target: document.getElementById("app")!, props: { data } });
