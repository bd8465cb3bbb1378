import type { InBothLanguages } from '@sagolykta/domain/language';

interface ExportTexts {
  readonly title: string;
  readonly lead: (date: string) => string;
  readonly children: string;
  readonly years: (age: number) => string;
  readonly stories: string;
  readonly noStories: string;
  readonly data: string;
  readonly dataLead: string;
  readonly back: string;
  readonly about: (child: string, date: string) => string;
  readonly fields: Readonly<Record<ShownField, string>>;
}

/** What is shown of a child, in this order. */
export const shownFields = [
  'city',
  'school',
  'bestFriendName',
  'petName',
  'petBreed',
  'grandmaName',
  'grandpaName',
  'favoriteSport',
  'favoriteAthlete',
  'favoriteArtist',
  'favoriteSong',
] as const;
type ShownField = (typeof shownFields)[number];

export const exportTexts: InBothLanguages<ExportTexts> = {
  sv: {
    title: 'Allt ert i Sagolykta',
    lead: (date) => `Så här såg det ut ${date}. Sidorna går att läsa utan nät, och att skriva ut.`,
    children: 'Barnen',
    years: (age) => `${age} år`,
    stories: 'Sagorna',
    noStories: 'Inga sagor än.',
    data: 'Alla uppgifter',
    dataLead: 'I mappen data finns varje uppgift som är sparad om er, i en form som andra program kan läsa (JSON).',
    back: 'Alla sagor',
    about: (child, date) => `Om ${child}, ${date}`,
    fields: {
      city: 'Stad',
      school: 'Skola',
      bestFriendName: 'Bästa vän',
      petName: 'Husdjur',
      petBreed: 'Husdjurets ras',
      grandmaName: 'Mormor eller farmor',
      grandpaName: 'Morfar eller farfar',
      favoriteSport: 'Sport',
      favoriteAthlete: 'Idrottare',
      favoriteArtist: 'Artist',
      favoriteSong: 'Sång',
    },
  },
  en: {
    title: 'Everything of yours in Sagolykta',
    lead: (date) => `As it was on ${date}. The pages can be read without a network, and printed.`,
    children: 'The children',
    years: (age) => `${age} years old`,
    stories: 'The stories',
    noStories: 'No stories yet.',
    data: 'All the data',
    dataLead: 'The folder data has everything that is kept about you, in a form that other programs can read (JSON).',
    back: 'All the stories',
    about: (child, date) => `About ${child}, ${date}`,
    fields: {
      city: 'Town',
      school: 'School',
      bestFriendName: 'Best friend',
      petName: 'Pet',
      petBreed: 'The pet’s breed',
      grandmaName: 'Grandma',
      grandpaName: 'Grandpa',
      favoriteSport: 'Sport',
      favoriteAthlete: 'Athlete',
      favoriteArtist: 'Artist',
      favoriteSong: 'Song',
    },
  },
};
