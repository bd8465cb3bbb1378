import { texts } from '../../shared/messages/language.tsx';

export const appearanceTexts = texts({
  sv: {
    textSize: 'Textstorlek',
    step: (step: number) => `Textstorlek ${step} av 5`,
    light: 'Ljus',
    lights: { auto: 'Följ klockan', night: 'Natt', day: 'Dag' },
    close: 'Stäng',
  },
  en: {
    textSize: 'Text size',
    step: (step: number) => `Text size ${step} of 5`,
    light: 'Light',
    lights: { auto: 'By the clock', night: 'Night', day: 'Day' },
    close: 'Close',
  },
});
