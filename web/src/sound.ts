// Two short synthesized sounds: a plucked string for one's turn, a wooden tap for a move.

let audio: AudioContext | null = null;

/** Browsers allow sound only after a touch or a key press. */
function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}
for (const event of ['pointerdown', 'keydown']) {
  addEventListener(event, wake, { once: true, passive: true });
}

/** A decaying tone. */
function tone(
  pitch: number,
  at: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  if (!audio || audio.state !== 'running') return;
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const swell = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(swell).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** Your turn: two strings, a fifth apart. */
export function turnSound(): void {
  for (const [pitch, at] of [
    [392, 0],
    [587.3, 0.11],
  ] as const) {
    tone(pitch, at, 0.7, 0.11, 'triangle');
    tone(pitch * 2.001, at, 0.32, 0.03, 'sine');
  }
}

/** A piece is placed. */
export function tapSound(): void {
  tone(196, 0, 0.09, 0.09, 'triangle');
  tone(1180, 0, 0.03, 0.02, 'square');
}
