/** The sounds of a table, made on the spot: nothing is fetched, and nothing sounds before the first press. */
export const SOUNDS = ["dice", "keep", "card", "tile", "turn-over", "coin", "slap", "buzz", "sigh", "your-turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds of one change follow each other, so that each is heard. */
const APART = 0.09;
/** What could not sound within these milliseconds is over. */
const LATE = 500;

export class Speaker {
  readonly #on: () => boolean;
  #air: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor(on: () => boolean) {
    this.#on = on;
  }

  /** Browsers allow sound once somebody has pressed something. */
  wake = (): void => {
    if (!this.#on() || typeof AudioContext === "undefined") return;
    this.#air ??= new AudioContext();
    if (this.#air.state === "suspended") void this.#air.resume();
  };

  play(sounds: readonly Sound[]): void {
    const air = this.#air;
    if (!this.#on() || !air || !sounds.length || document.hidden) return;
    if (air.state === "running") return this.#sound(air, sounds);
    // At the first press the loudspeaker is still being opened.
    const from = performance.now();
    void air.resume().then(() => performance.now() - from < LATE && this.#sound(air, sounds), () => undefined);
  }

  #sound(air: AudioContext, sounds: readonly Sound[]): void {
    sounds.slice(0, 4).forEach((sound, place) => MAKE[sound](new Desk(air, this.#rustle(air), air.currentTime + 0.01 + place * APART)));
  }

  close(): void {
    void this.#air?.close();
    this.#air = null;
  }

  #rustle(air: AudioContext): AudioBuffer {
    if (!this.#noise) {
      this.#noise = air.createBuffer(1, air.sampleRate, air.sampleRate);
      const data = this.#noise.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    return this.#noise;
  }
}

/** Where one sound is mixed: tones, and noise through a filter. */
class Desk {
  readonly #air: AudioContext;
  readonly #noise: AudioBuffer;
  readonly #at: number;

  constructor(air: AudioContext, noise: AudioBuffer, at: number) {
    this.#air = air;
    this.#noise = noise;
    this.#at = at;
  }

  tone(pitch: number, { at = 0, long = 0.2, loud = 0.12, shape = "sine" as OscillatorType, to = pitch } = {}): void {
    const voice = this.#air.createOscillator();
    const start = this.#at + at;
    voice.type = shape;
    voice.frequency.setValueAtTime(pitch, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + long);
    voice.connect(this.#fade(start, long, loud));
    voice.start(start);
    voice.stop(start + long + 0.02);
  }

  rustle(pitch: number, { at = 0, long = 0.08, loud = 0.2, sharp = 1.2, to = pitch } = {}): void {
    const source = this.#air.createBufferSource();
    const filter = this.#air.createBiquadFilter();
    const start = this.#at + at;
    source.buffer = this.#noise;
    filter.type = "bandpass";
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(filter).connect(this.#fade(start, long, loud));
    source.start(start, Math.random() * 0.5, long + 0.02);
  }

  #fade(start: number, long: number, loud: number): AudioNode {
    const gain = this.#air.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(this.#air.destination);
    return gain;
  }
}

const MAKE: Record<Sound, (desk: Desk) => void> = {
  /** Wood on wood, again and again, ever quieter. */
  dice(desk) {
    for (let hit = 0; hit < 9; hit += 1) {
      const at = hit * 0.045 + Math.random() * 0.03;
      desk.rustle(1800 + Math.random() * 1600, { at, long: 0.035, loud: 0.3 / (1 + hit * 0.25), sharp: 3 });
      desk.tone(260 + Math.random() * 160, { at, long: 0.04, loud: 0.08, shape: "triangle" });
    }
  },
  keep(desk) {
    desk.rustle(2200, { long: 0.04, loud: 0.25, sharp: 3 });
    desk.tone(340, { long: 0.07, loud: 0.14, shape: "triangle", to: 300 });
  },
  card(desk) {
    desk.rustle(900, { long: 0.13, loud: 0.22, to: 4200 });
    desk.rustle(500, { at: 0.11, long: 0.05, loud: 0.18 });
  },
  /** A domino on iron. */
  tile(desk) {
    desk.rustle(1300, { long: 0.05, loud: 0.3, sharp: 2 });
    desk.tone(620, { long: 0.12, loud: 0.12, shape: "triangle", to: 540 });
    desk.tone(930, { long: 0.2, loud: 0.04 });
  },
  "turn-over"(desk) {
    desk.rustle(700, { long: 0.1, loud: 0.16, to: 1600 });
    desk.tone(190, { at: 0.09, long: 0.12, loud: 0.16, shape: "triangle", to: 140 });
  },
  coin(desk) {
    desk.tone(1480, { long: 0.16, loud: 0.09 });
    desk.tone(1975, { at: 0.07, long: 0.32, loud: 0.09 });
  },
  slap(desk) {
    desk.rustle(1100, { long: 0.09, loud: 0.7, sharp: 0.6, to: 300 });
    desk.tone(130, { long: 0.16, loud: 0.4, to: 60 });
  },
  /** A fly comes, and sits down. */
  buzz(desk) {
    desk.tone(190, { long: 0.42, loud: 0.06, shape: "sawtooth", to: 240 });
    desk.tone(196, { at: 0.03, long: 0.4, loud: 0.05, shape: "sawtooth", to: 228 });
    desk.tone(235, { at: 0.4, long: 0.16, loud: 0.04, shape: "sawtooth", to: 150 });
  },
  sigh(desk) {
    desk.tone(330, { long: 0.28, loud: 0.1, shape: "triangle", to: 250 });
    desk.tone(247, { at: 0.26, long: 0.45, loud: 0.1, shape: "triangle", to: 165 });
  },
  "your-turn"(desk) {
    desk.tone(587, { long: 0.18, loud: 0.09 });
    desk.tone(880, { at: 0.13, long: 0.3, loud: 0.09 });
  },
  end(desk) {
    [523, 659, 784, 1047].forEach((pitch, step) => {
      desk.tone(pitch, { at: step * 0.13, long: step === 3 ? 0.7 : 0.2, loud: 0.1, shape: "triangle" });
      desk.tone(pitch / 2, { at: step * 0.13, long: 0.2, loud: 0.05 });
    });
  },
};
