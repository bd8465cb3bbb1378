import { texts } from '../../shared/messages/language.tsx';

/** Why a family cannot listen to any story. */
export type Silence = 'needs-premium' | 'switched-off';

/** Small, for it comes with every story; whoever can listen gets the rest. */
export const silenceTexts = texts({
  sv: {
    listen: 'Lyssna',
    silent: {
      'needs-premium': 'Uppläsning ingår i Premium.',
      'switched-off': 'Slå på uppläsning i inställningarna, så kan sagan läsas högt.',
    } as Readonly<Record<Silence, string>>,
  },
  en: {
    listen: 'Listen',
    silent: {
      'needs-premium': 'Voice narration is part of Premium.',
      'switched-off': 'Switch on voice narration in the settings to have the story read aloud.',
    } as Readonly<Record<Silence, string>>,
  },
});
