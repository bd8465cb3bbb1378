import { texts } from '../../shared/messages/language.tsx';

export const narrationTexts = texts({
  sv: {
    listen: 'Lyssna',
    pause: 'Pausa uppläsningen',
    resume: 'Fortsätt läsa högt',
    stop: 'Avsluta uppläsningen',
    fault: 'Rösten på den här enheten tystnade. Försök gärna igen.',
    /** By the story's language. */
    noVoice: {
      sv: 'Enheten saknar en svensk röst. I dess egna inställningar går det att lägga till en.',
      en: 'Enheten saknar en engelsk röst. I dess egna inställningar går det att lägga till en.',
    },
  },
  en: {
    listen: 'Listen',
    pause: 'Pause reading aloud',
    resume: 'Go on reading aloud',
    stop: 'Stop reading aloud',
    fault: 'The voice on this device fell silent. Please try again.',
    noVoice: {
      sv: 'This device has no Swedish voice. One can be added in the device’s own settings.',
      en: 'This device has no English voice. One can be added in the device’s own settings.',
    },
  },
});
