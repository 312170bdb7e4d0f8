/** Texts that are needed when the client is built. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

export const LANGUAGES = ["en", "de", "ru"];
/** Each game, with the piece that stands for it in lists. */
export const SIGNS = { bratwurmeck: "die-worm", karteneck: "hen-face", barbecue: "snail", haecmaec: "fly", tricknchef: "chef-blue" };

export const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The texts of these files in one language. */
export function texts(language: string, ...files: string[]): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(read(`src/${file}${language}.ftl`)));
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!);
}

/** What the page for when there is no network says in one language. */
export function offline(language: string): string {
  const t = texts(language, "texts/", "offline/texts.");
  const links = Object.entries(SIGNS).map(
    ([game, piece]) => `<a class="btn" href="/rules/${game}"><svg viewBox="0 0 64 64" aria-hidden="true"><use href="/src/assets/art.svg#${piece}" /></svg>${t(`game-${game}`)}</a>`,
  );
  return `<div lang="${language}">
    <section class="paper">
      <h1>${t("offline-title")}</h1>
      <p>${t("offline-why")}</p>
      <a class="btn main" href="">${t("offline-again")}</a>
      <p class="muted">${t("offline-waits")}</p>
      <h2>${t("offline-rules")}</h2>
    </section>
    <nav aria-label="${t("rules")}">${links.join("")}</nav>
  </div>`;
}
