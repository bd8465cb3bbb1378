import type { Page } from '@playwright/test';

/** What the voice was asked to say, and how. */
interface Utterance {
  readonly text: string;
  readonly voice: string;
  readonly language: string;
  readonly rate: number;
  readonly volume: number;
}

interface VoiceOnDevice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
}

/** As a Swedish and an English phone may have them: a network voice and a jester's come first. */
export const usualVoices: readonly VoiceOnDevice[] = [
  { name: 'Network svenska', lang: 'sv-SE', localService: false },
  { name: 'Network English', lang: 'en-GB', localService: false },
  { name: 'Bad News', lang: 'en-US', localService: true },
  { name: 'Alva', lang: 'sv_SE', localService: true },
  { name: 'Daniel', lang: 'en-GB', localService: true },
];

/** Stands in for speech, which a headless browser has none of: says nothing, remembers all, ends when it is told to. */
export async function bringVoices(page: Page, voices = usualVoices): Promise<void> {
  await page.addInitScript((known) => {
    class StandIn extends EventTarget {
      readonly said: { text: string; voice: string; language: string; rate: number; volume: number }[] = [];
      current: SpeechSynthesisUtterance | undefined;
      isReady = false;
      getVoices = () => (this.isReady ? known : []);
      speak(utterance: SpeechSynthesisUtterance) {
        const { text, lang, rate, voice, volume } = utterance;
        this.said.push({ text, voice: voice?.name ?? '', language: lang, rate, volume });
        this.current = utterance;
      }
      cancel() {
        this.happen('error', { error: 'interrupted' });
      }
      happen(what: 'boundary' | 'end' | 'error', details: object) {
        const utterance = this.current;
        if (what !== 'boundary') this.current = undefined;
        const listener = utterance?.[`on${what}`] as ((event: object) => void) | null | undefined;
        listener?.(details);
      }
    }
    const speech = new StandIn();
    // A browser tells its voices only after a while.
    setTimeout(() => {
      speech.isReady = true;
      speech.dispatchEvent(new Event('voiceschanged'));
    }, 50);
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        lang = '';
        rate = 1;
        volume = 1;
        voice = null;
        onend = null;
        onerror = null;
        onboundary = null;
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, voices);
}

interface StandInWindow {
  readonly speechSynthesis: {
    readonly said: readonly Utterance[];
    readonly current: object | undefined;
    happen(what: 'boundary' | 'end' | 'error', details: object): void;
  };
}

export async function everythingSaid(page: Page): Promise<readonly Utterance[]> {
  return await page.evaluate(() => (window as unknown as StandInWindow).speechSynthesis.said);
}

export async function isSpeaking(page: Page): Promise<boolean> {
  return await page.evaluate(() => (window as unknown as StandInWindow).speechSynthesis.current !== undefined);
}

/** The voice comes to the end of what it says, or to a character of it, or fails. */
export async function voiceComes(
  page: Page,
  to: 'end' | 'boundary' | 'error',
  details: { readonly charIndex?: number; readonly name?: string; readonly error?: string } = {},
): Promise<void> {
  await page.evaluate(([what, more]) => (window as unknown as StandInWindow).speechSynthesis.happen(what, more), [
    to,
    details,
  ] as const);
}
