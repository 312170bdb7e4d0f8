import { mount } from "svelte";
import App from "./App.svelte";
import { renew } from "./lib/renew";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/base.css";

addEventListener("vite:preloadError", () => void renew());
mount(App, { target: document.getElementById("app")! });
