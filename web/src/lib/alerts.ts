/** Says that it is your turn: a sound, a notification; each can be switched off. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Two soft notes, like wood. */
export function chime(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    for (const [at, pitch] of [
      [0, 392],
      [0.14, 523.25],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(0.18, start + at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.55);
    }
  } catch {
    // A browser that plays no sound before the first click stays silent.
  }
}

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
