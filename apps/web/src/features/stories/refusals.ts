import type { FailureCode } from '@sagolykta/contract/failure-codes';
import { texts } from '../../shared/messages/language.tsx';

interface Refusal {
  readonly title: string;
  readonly description: string;
}

/** What the family itself has decided, under Parental Controls, and the fair use of Premium. Said calmly: nothing has gone wrong. */
export type FamilysOwn = Extract<
  FailureCode,
  'outside-bedtime' | 'evening-limit-reached' | 'fair-use-reached' | 'theme-avoided' | 'too-much-avoided'
>;
type Refusals = Readonly<Record<FamilysOwn, Refusal>>;

export const refusalTexts = texts({
  sv: {
    'outside-bedtime': {
      title: 'Det är inte läggdags än',
      description: 'Ni har valt när sagor får skapas. Tiderna står under Föräldrakontroll.',
    },
    'evening-limit-reached': {
      title: 'Kvällens sagor är lästa',
      description: 'Ni har själva valt hur många det blir. I morgon tänds lyktan igen.',
    },
    'fair-use-reached': {
      title: 'Femtio sagor i dag',
      description: 'Så många kan det bli på en dag. I morgon tänds lyktan igen.',
    },
    'theme-avoided': {
      title: 'Det temat har ni valt bort',
      description: 'Det står bland det som sagorna inte ska handla om. Skriv gärna något annat.',
    },
    'too-much-avoided': {
      title: 'Det finns ingen saga kvar',
      description: 'Ni har valt bort så mycket att ingen saga passar. Ta bort något under Föräldrakontroll.',
    },
  } as Refusals,
  en: {
    'outside-bedtime': {
      title: 'It is not bedtime yet',
      description: 'You have chosen when stories can be made. The hours are under Parental Controls.',
    },
    'evening-limit-reached': {
      title: 'That was tonight’s last story',
      description: 'You have chosen how many there are to be. The lantern is lit again tomorrow.',
    },
    'fair-use-reached': {
      title: 'Fifty stories today',
      description: 'That is as many as a day can hold. The lantern is lit again tomorrow.',
    },
    'theme-avoided': {
      title: 'You have left that theme out',
      description: 'It is among the things that stories shall not be about. Please write something else.',
    },
    'too-much-avoided': {
      title: 'There is no story left',
      description: 'So much is left out that no story fits. Take something away under Parental Controls.',
    },
  } as Refusals,
});

export function isFamilysOwn(code: FailureCode | undefined): code is FamilysOwn {
  return code !== undefined && Object.hasOwn(refusalTexts.sv, code);
}
