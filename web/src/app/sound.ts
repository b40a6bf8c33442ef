// Short sounds, made on the spot. Off until wanted.

import { device } from "./device.svelte";

export type SoundName = "turn" | "card" | "flip" | "win" | "lose" | "step" | "dice";

interface Note {
  /** pitch in Hz; 0 for noise */
  readonly pitch: number;
  /** seconds after the start */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  /** the pitch it slides to */
  readonly to?: number;
}

const SOUNDS: Record<SoundName, readonly Note[]> = {
  turn: [
    { pitch: 587, at: 0, long: 0.18, loud: 0.16 },
    { pitch: 880, at: 0.12, long: 0.3, loud: 0.16 },
  ],
  card: [{ pitch: 0, at: 0, long: 0.07, loud: 0.12 }],
  flip: [
    { pitch: 0, at: 0, long: 0.04, loud: 0.08 },
    { pitch: 392, at: 0.05, long: 0.14, loud: 0.1, to: 523 },
  ],
  win: [523, 659, 784, 1047].map((pitch, at) => ({ pitch, at: at * 0.11, long: 0.35, loud: 0.14 })),
  lose: [392, 330, 262].map((pitch, at) => ({ pitch, at: at * 0.14, long: 0.3, loud: 0.1 })),
  step: [{ pitch: 330, at: 0, long: 0.08, loud: 0.08 }],
  dice: [0, 0.06, 0.11, 0.19].map((at) => ({ pitch: 0, at, long: 0.03, loud: 0.12 })),
};

let context: AudioContext | null = null;

/** Let a sound be heard, if sound is wanted. */
export function play(name: SoundName): void {
  if (!device.memory.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[name]) sing(context, note);
}

function sing(audio: AudioContext, { pitch, at, long, loud, to }: Note): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(audio.destination);
  const source = pitch ? tone(audio, pitch, start, long, to) : rustle(audio, long);
  source.connect(gain);
  source.start(start);
  source.stop(start + long);
}

function tone(audio: AudioContext, pitch: number, start: number, long: number, to = pitch): OscillatorNode {
  const voice = audio.createOscillator();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.linearRampToValueAtTime(to, start + long);
  return voice;
}

function rustle(audio: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
