/** "Your turn", wherever one looks: the tab's title and mark, the app's badge, and a notification where it is wished for. */
import icon from "../assets/icon.svg?url";
import marked from "../assets/icon-turn.svg?url";
import { remember, remembered } from "./settings.svelte";
import { markTurn } from "./turns";

/** A table at one moment. */
export interface Moment {
  table: string;
  /** Is something asked of one? */
  mine: boolean;
  /** Only for a few seconds: who is not here is too late anyway. */
  brief: boolean;
  game: string;
  /** "Your turn", in words. */
  turn: string;
  /** Who else sits there, in words. */
  others: string;
}

/** What signs can be given by. */
export interface Signs {
  title(text: string): void;
  mark(on: boolean): void;
  badge(table: string, mine: boolean): void;
  /** Is nobody looking at the page? */
  hidden(): boolean;
  wished(): boolean;
  notify(moment: Moment): void;
  /** Take the notification back: it is over, or somebody looks. */
  seen(table: string): void;
}

/** One table's signs: a notification comes once a turn, and only if nobody looked when it began. */
export class TurnTeller {
  #known: Moment | null = null;
  #told = false;

  constructor(readonly signs: Signs = browserSigns) {}

  tell(moment: Moment): void {
    const before = this.#known;
    this.#known = moment;
    this.signs.title(moment.mine ? `● ${moment.turn} ${moment.game}` : `${moment.game} · Tischlein`);
    if (moment.mine !== (before?.mine ?? null)) this.#turned(moment);
    if (moment.mine && !moment.brief) this.#notice(moment);
  }

  /** Somebody looks at the page again, or away. */
  look = (): void => {
    if (this.#known && !this.signs.hidden()) this.signs.seen(this.#known.table);
  };

  /** The page of this table is left; whose turn it is does not change by that. */
  leave(): void {
    this.signs.mark(false);
  }

  #turned({ table, mine }: Moment): void {
    this.#told = false;
    this.signs.mark(mine);
    this.signs.badge(table, mine);
    if (!mine) this.signs.seen(table);
  }

  #notice(moment: Moment): void {
    if (!this.#told && this.signs.hidden() && this.signs.wished()) this.signs.notify(moment);
    this.#told = true;
  }
}

/** What the browser says about notifications: "none" where it has none for this page. */
export function permission(): NotificationPermission | "none" {
  const able = isSecureContext && "Notification" in window && "serviceWorker" in navigator;
  return able ? Notification.permission : "none";
}

/** Is a notification wished for, and allowed? */
export function wished(): boolean {
  return remembered("tell-turn") === "yes" && permission() === "granted";
}

/** Somebody wishes for notifications, or no longer; only here the browser is asked. */
export async function wish(on: boolean): Promise<void> {
  if (on && permission() === "default") await Notification.requestPermission();
  remember("tell-turn", on && permission() === "granted" ? "yes" : "no");
}

const tag = (table: string) => `turn-${table}`;

const browserSigns: Signs = {
  title: (text) => (document.title = text),
  mark(on) {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (link) link.href = on ? marked : icon;
  },
  badge: markTurn,
  hidden: () => document.hidden,
  wished,
  notify({ table, game, turn, others }) {
    const pictures = { icon: "/icons/icon-192.png", badge: "/icons/mark.png" };
    const shown = { body: others, tag: tag(table), data: `/t/${table}`, ...pictures };
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(`${game}: ${turn}`, shown));
  },
  seen(table) {
    if (permission() !== "granted") return;
    void navigator.serviceWorker.getRegistration().then(async (worker) => {
      for (const told of (await worker?.getNotifications({ tag: tag(table) })) ?? []) told.close();
    });
  },
};
