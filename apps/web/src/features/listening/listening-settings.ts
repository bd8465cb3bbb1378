import { type SleepTimer, sleepTimers } from '@sagolykta/domain/falling-asleep';
import { type NightSound, nightSounds } from '@sagolykta/domain/night-sounds';
import { useSyncExternalStore } from 'react';
import { keptOnDevice } from '../../shared/kept-on-device.ts';

export const speeds = [0.8, 0.9, 1, 1.1, 1.2] as const;
type Speed = (typeof speeds)[number];
/** How much of the text is lit while it is read. */
export const follows = ['word', 'sentence', 'paragraph', 'off'] as const;
export type Follow = (typeof follows)[number];
/** 'place': the sound of where the story is. */
export const soundChoices = ['none', 'place', ...nightSounds] as const;
type SoundChoice = 'none' | 'place' | NightSound;

export interface ListeningSettings {
  readonly speed: Speed;
  readonly follow: Follow;
  readonly timer: SleepTimer;
  readonly sound: SoundChoice;
  /** Who reads, by the story's language; the best there is where nobody is chosen. */
  readonly voices: Readonly<Record<string, string>>;
}

const choices = keptOnDevice('device', 'listening');
const listeners = new Set<() => void>();
let settings = keptSettings();

/** What is kept on this device; whatever of it is unknown here is as if nothing had been chosen. */
function keptSettings(): ListeningSettings {
  const kept: Partial<Record<keyof ListeningSettings, unknown>> = choices.readValue() ?? {};
  const known = <Value>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
  const isStill = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    speed: known(speeds, kept.speed) ?? 1,
    follow: known(follows, kept.follow) ?? (isStill ? 'paragraph' : 'word'),
    timer: known(sleepTimers, kept.timer) ?? 'off',
    sound: known(soundChoices, kept.sound) ?? 'none',
    voices: typeof kept.voices === 'object' && kept.voices !== null ? (kept.voices as Record<string, string>) : {},
  };
}

export function chooseListening(change: Partial<ListeningSettings>): void {
  settings = { ...settings, ...change };
  choices.keepValue(settings);
  for (const listener of listeners) listener();
}

export function listeningSettings(): ListeningSettings {
  return settings;
}

/** Tells of every change, until what it gives back is called. */
export function onListeningSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useListeningSettings(): ListeningSettings {
  return useSyncExternalStore(onListeningSettings, listeningSettings);
}
