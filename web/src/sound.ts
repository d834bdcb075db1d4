// Two short synthesized sounds: a plucked string for one's turn, a wooden tap for a move.

let audio: AudioContext | null = null;
let resting = 0;

/** Longer than the longest sound, in milliseconds. */
const REST = 1500;

/** What the device plays later than this, in milliseconds, says nothing any more. */
const LATE = 500;

/** Stops the sound device when nothing has sounded for a while: a running one costs processor and battery. */
function rest(): void {
  clearTimeout(resting);
  resting = window.setTimeout(() => void audio?.suspend(), REST);
}

/** Browsers allow sound only after a touch or a key press. */
function wake(): void {
  audio ??= new AudioContext();
  rest();
}
for (const event of ['pointerup', 'touchend', 'keydown']) {
  addEventListener(event, wake, { once: true, passive: true });
}

/** Plays as soon as the sound device runs. It may be refused, to a page that was not touched or during a call. */
async function sound(tones: (audio: AudioContext) => void): Promise<void> {
  if (!audio) return;
  rest();
  const asked = performance.now();
  await audio.resume().catch(() => undefined);
  if (audio.state === 'running' && performance.now() - asked < LATE) tones(audio);
}

/** A decaying tone. */
function tone(
  audio: AudioContext,
  pitch: number,
  at: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
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
  void sound((audio) => {
    for (const [pitch, at] of [
      [392, 0],
      [587.3, 0.11],
    ] as const) {
      tone(audio, pitch, at, 0.7, 0.11, 'triangle');
      tone(audio, pitch * 2.001, at, 0.32, 0.03, 'sine');
    }
  });
}

/** A piece is placed. */
export function tapSound(): void {
  void sound((audio) => {
    tone(audio, 196, 0, 0.09, 0.09, 'triangle');
    tone(audio, 1180, 0, 0.03, 0.02, 'square');
  });
}
