// Short sounds, made on the spot. Off until wanted.

export type SoundName = "turn" | "card" | "flip" | "win" | "lose" | "step" | "dice";
