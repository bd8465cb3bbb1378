import { texts } from '../../shared/messages/language.tsx';

/** A big word and the small one under it. */
interface Count {
  readonly count: string;
  readonly of: string;
}

export const homeTexts = texts({
  sv: {
    theme: 'Kvällens tema',
    title: 'Kvällens saga',
    lede: 'Välj vilka som får vara med. Sagan är klar på en stund.',
    create: 'Skapa en saga',
    lanterns: (left: number) => `${left} av 3 sagor kvar i dag`,
    left(left: number): Count {
      if (left === 0) return { count: 'Nya sagor', of: 'i morgon' };
      return { count: left === 1 ? '1 saga kvar' : `${left} sagor kvar`, of: 'i dag' };
    },
    unlimited: { count: 'Så många ni vill', of: 'Premium' } as Count,
    streak(nights: number): Count {
      if (nights === 0) return { count: 'Första kvällen', of: 'väntar' };
      return { count: nights === 1 ? '1 kväll' : `${nights} kvällar`, of: 'i rad' };
    },
    newest: 'Senaste sagorna',
    all: 'Visa alla',
    none: 'Inga sagor än. Den första tänder lyktan.',
  },
  en: {
    theme: 'Tonight’s theme',
    title: 'Tonight’s story',
    lede: 'Choose who comes along tonight. The story is ready in a moment.',
    create: 'Create a story',
    lanterns: (left: number) => `${left} of 3 stories left today`,
    left(left: number): Count {
      if (left === 0) return { count: 'New stories', of: 'tomorrow' };
      return { count: left === 1 ? '1 story left' : `${left} stories left`, of: 'today' };
    },
    unlimited: { count: 'As many as you like', of: 'Premium' } as Count,
    streak(nights: number): Count {
      if (nights === 0) return { count: 'The first night', of: 'is waiting' };
      return { count: nights === 1 ? '1 night' : `${nights} nights`, of: 'in a row' };
    },
    newest: 'Newest stories',
    all: 'See All',
    none: 'No stories yet. The first one lights the lantern.',
  },
});
