import type { StoryCollection } from '@sagolykta/contract/collections';
import type { Season } from '@sagolykta/domain/season';
import { texts } from '../../shared/messages/language.tsx';

export const collectionFilters = ['all', 'seasonal', 'theme', 'character'] as const;
export type CollectionFilter = (typeof collectionFilters)[number];
type Seasons = Readonly<Record<Season, string>>;
type Categories = Readonly<Record<StoryCollection['category'], string>>;
type Filters = Readonly<Record<CollectionFilter, string>>;

export const collectionTexts = texts({
  sv: {
    title: 'Samlingar',
    lede: 'Sagor att välja bland när ni vill ha ett tips',
    now: (season: Season) =>
      `Just nu: ${{ winter: 'vinter', spring: 'vår', summer: 'sommar', autumn: 'höst' }[season]}`,
    all: 'Alla samlingar',
    filter: 'Visa',
    filters: { all: 'Alla', seasonal: 'Säsong', theme: 'Tema', character: 'Figurer' } as Filters,
    seasons: { winter: 'Vinter', spring: 'Vår', summer: 'Sommar', autumn: 'Höst' } as Seasons,
    categories: { seasonal: 'Säsong', theme: 'Tema', character: 'Figur', educational: 'Lärande' } as Categories,
    premium: 'Premium',
    explore: 'Utforska',
    exploreNamed: (name: string) => `Utforska ${name}`,
    emptyTitle: 'Inga samlingar här',
    empty: 'Fler är på väg.',
    showAll: 'Visa alla samlingar',
    back: 'Tillbaka till samlingarna',
    seasonal: 'Säsongens samling',
    isNow: (season: Season) =>
      `Just nu är det ${{ winter: 'vinter', spring: 'vår', summer: 'sommar', autumn: 'höst' }[season]}.`,
    counts: 'Varje saga räknas som en av dagens tre.',
    age: (years: number) => `Från ${years} år`,
    generate: (name: string) => `Skapa för ${name}`,
    generating: 'Skapar …',
    addChild: 'Lägg till ett barn först',
    aboutPremium: 'Läs om Premium',
    noTemplatesTitle: 'Inga sagor här än',
    noTemplates: 'Den här samlingen får sina första sagor snart.',
    unknownTitle: 'Samlingen finns inte',
    unknown: 'Den kan ha bytt plats.',
  },
  en: {
    title: 'Collections',
    lede: 'Stories to choose from when you would like an idea',
    now: (season: Season) => `Right now: ${season}`,
    all: 'All collections',
    filter: 'Show',
    filters: { all: 'All', seasonal: 'Seasonal', theme: 'Theme', character: 'Character' } as Filters,
    seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' } as Seasons,
    categories: {
      seasonal: 'Seasonal',
      theme: 'Theme',
      character: 'Character',
      educational: 'Educational',
    } as Categories,
    premium: 'Premium',
    explore: 'Explore',
    exploreNamed: (name: string) => `Explore ${name}`,
    emptyTitle: 'No collections found',
    empty: 'More coming soon.',
    showAll: 'Show all collections',
    back: 'Back to collections',
    seasonal: 'This season’s collection',
    isNow: (season: Season) => `It is ${season} right now.`,
    counts: 'Each story counts as one of today’s three.',
    age: (years: number) => `From ${years} years`,
    generate: (name: string) => `Create for ${name}`,
    generating: 'Creating...',
    addChild: 'Add a child first',
    aboutPremium: 'About Premium',
    noTemplatesTitle: 'No stories in this collection yet',
    noTemplates: 'The first ones are on their way.',
    unknownTitle: 'There is no such collection',
    unknown: 'It may have moved.',
  },
});
