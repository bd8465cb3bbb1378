import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { languages } from '@sagolykta/domain/language';
import type { StoryBrief } from '@sagolykta/storyteller';
import { type Collection, collections, type Template } from '@sagolykta/storyteller/content/collections';
import type { WishReader } from '../../ports/wish-reader.ts';

/** Collections with the templates that can be told as their cards say; those without any are not offered. */
export type OfferedCollections = () => readonly Collection[];

/** A template without a plot that puts all of it on stage, in both languages, is not offered. Found once, when first asked for. */
export function offeredCollections(wishReader: WishReader): OfferedCollections {
  let offered: readonly Collection[] | undefined;
  return () => {
    offered ??= collections
      .map((collection) => ({
        ...collection,
        templates: collection.templates.filter((template) => keepsItsWord(template, collection, wishReader)),
      }))
      .filter(({ templates }) => templates.length > 0);
    return offered;
  };
}

function keepsItsWord(template: Template, collection: Collection, { foresee }: WishReader): boolean {
  return languages.every((language) => {
    const brief = briefOf(template, collection, language);
    const { served, understanding } = foresee(brief);
    // What a card says beyond its thing is what its own plot is about.
    const thing = understanding.wish?.said;
    return served === 'whole' || (thing !== undefined && foresee({ ...brief, theme: thing }).served === 'whole');
  });
}

/** For a child of the card's age, of whom nothing else is known. */
function briefOf({ theme, targetAge }: Template, { season }: Collection, language: StoryBrief['language']): StoryBrief {
  return {
    language,
    profile: { ...someChild, age: targetAge },
    elements: [],
    theme: theme[language],
    calledName: null,
    season: season ?? 'autumn',
    avoid: [],
  };
}

const someChild: StoryBrief['profile'] = { ...onlyNameAndAge, name: 'Alma', age: 5 };
