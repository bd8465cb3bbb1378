import type { Language } from '@sagolykta/domain/language';
import type { BookStory } from '../../ports/book-binder.ts';

interface BookTexts {
  readonly colophon: string;
  readonly by: string;
  readonly models: (names: string) => string;
  readonly drawn: string;
  readonly made: (day: string) => string;
  readonly set: string;
  readonly contents: string;
  readonly cover: string;
}

export const bookTexts: Readonly<Record<Language, BookTexts>> = {
  sv: {
    colophon: 'Om boken',
    by: 'Berättad av Sagolyktas egen berättare, ur berättelser som människor har skrivit.',
    models: (names) => `En del är skrivet av en språkmodell: ${names}.`,
    drawn: 'Bilderna är ritade av Sagolykta för just den här familjen.',
    made: (day) => `Boken gjordes ${day} och finns bara hos er.`,
    set: 'Satt med Andika, ett typsnitt av SIL för den som lär sig läsa.',
    contents: 'Innehåll',
    cover: 'Omslag',
  },
  en: {
    colophon: 'About this book',
    by: 'Told by Sagolykta’s own storyteller, from tales that people have written.',
    models: (names) => `Some of it was written by a language model: ${names}.`,
    drawn: 'The pictures were drawn by Sagolykta for this very family.',
    made: (day) => `The book was made on ${day}, and nobody else has it.`,
    set: 'Set in Andika, a typeface by SIL for those who are learning to read.',
    contents: 'Contents',
    cover: 'Cover',
  },
};

export function spokenDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'sv' ? 'sv' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** Who made the book, truthfully. */
export function colophonLines(
  stories: readonly Pick<BookStory, 'writer'>[],
  language: Language,
  madeOn: string,
): string[] {
  const text = bookTexts[language];
  const models = [...new Set(stories.map(({ writer }) => writer).filter((writer) => writer !== 'embedded'))];
  const isOurs = stories.some(({ writer }) => writer === 'embedded');
  return [
    ...(isOurs ? [text.by] : []),
    ...(models.length > 0 ? [text.models(models.join(', '))] : []),
    text.drawn,
    text.made(spokenDay(madeOn, language)),
  ];
}
