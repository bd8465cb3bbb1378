import { texts } from '../../shared/messages/language.tsx';

export const beingWrittenTexts = texts({
  sv: {
    beingWritten: 'Sagan skrivs',
    thinking: 'Den första meningen letas fram …',
    goesOn: 'Mer är på väg. Börja gärna läsa.',
    created: 'Sagan är klar',
  },
  en: {
    beingWritten: 'The story is being written',
    thinking: 'Looking for the first sentence …',
    goesOn: 'More is on its way. Do begin to read.',
    created: 'Story Created',
  },
});
