/** Two soft notes, made here: there is no sound file to load. */
const NOTES = [659.25, 880]; // E5, A5
const APART = 0.14; // seconds
const RINGS = 0.6;
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

export async function chime(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  NOTES.forEach((pitch, index) => strike(context!, pitch, context!.currentTime + index * APART));
}

/** A note that swells quickly and fades, like a small bell. */
function strike(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + RINGS);
}
