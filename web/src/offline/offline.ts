/** The page for when there is no network: in the language and theme chosen, and away as soon as there is one. It needs no other file. */
import "./offline.css";

const AGAIN = 5_000;

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tischlein-${key}`);
  } catch {
    return null;
  }
}

const sections = [...document.querySelectorAll<HTMLElement>("main [lang]")];
const wanted = [remembered("language") ?? "", ...navigator.languages].map((language) => language.slice(0, 2));
const chosen = wanted.find((language) => sections.some((section) => section.lang === language)) ?? "en";
sections.filter((section) => section.lang !== chosen).forEach((section) => section.remove());
document.documentElement.lang = chosen;

const theme = remembered("theme");
const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.body.className = dark ? "theme-dark" : "theme-light";

/** What can be read without a network is kept together with the shell. */
void caches.match("/index.html").then((shell) => document.body.classList.toggle("reading", !!shell));

async function tryAgain(): Promise<void> {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // Still none.
  }
}
addEventListener("online", () => void tryAgain());
setInterval(() => void tryAgain(), AGAIN);
