import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { type Language, languages } from '@sagolykta/domain/language';
import { type Season, seasons } from '@sagolykta/domain/season';
import { availableElements, type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { type Library, type Manuscript, NoStory, type StoryBrief, type StoryTrace, tell } from '@sagolykta/storyteller';
import { type Cast, type Noun, type Relation, relations } from '@sagolykta/storyteller/noun';
import { BrokenTelling } from '@sagolykta/storyteller/perform';
import { castableNouns } from '../src/lexicon-nouns.ts';
import { ownLibrary } from '../src/own-library.ts';
import { fixedSubsets, sampleFamily } from './families.ts';
import { type NamedFamily, namedFamilies } from './named-families.ts';
import { libraryAt } from './plots-anywhere.ts';
import { tellOnSave } from './watch.ts';

const usage = `npm run -s tell -- [options]: the storyteller on the command line

  --lang sv|en          language of the story (sv)
  --plot ID             this plot only
  --dir FOLDER          the plot that stands in this folder, in the house or not
  --watch FOLDER        the same, told anew whenever a file of it is saved
  --family NAME         ${Object.keys(namedFamilies).join(' ')}
  --profile FILE        a JSON file with the profile's API fields
  --elements a,b        ${storyElements.join(', ')}; '' for none
  --theme TEXT          the parent's own words
  --wish NOUN           who plays the wish, by the lexicon's id; --other NOUN and --relation R with it
                        (${relations.join(' ')})
  --age N               instead of the profile's
  --season S            ${seasons.join(', ')}
  --avoid a,b           what is to be left out
  --with a,b            other children who lead the story beside the profile's, by their names
  --called NAME         what the children call the adult who reads; '' for nobody
  --short               a short story
  --seed TEXT           the same seed tells the same story
  --count N             how many stories
  --series              one child, night after night, with memory
  --subsets             the twelve fixed families
  --format text|jsonl   text`;

const { values: options } = parseArgs({
  options: {
    lang: { type: 'string', default: 'sv' },
    plot: { type: 'string' },
    dir: { type: 'string' },
    watch: { type: 'string' },
    family: { type: 'string' },
    profile: { type: 'string' },
    elements: { type: 'string' },
    theme: { type: 'string' },
    wish: { type: 'string' },
    other: { type: 'string' },
    relation: { type: 'string' },
    age: { type: 'string' },
    season: { type: 'string', default: 'autumn' },
    avoid: { type: 'string', default: '' },
    with: { type: 'string', default: '' },
    called: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    series: { type: 'boolean', default: false },
    subsets: { type: 'boolean', default: false },
    format: { type: 'string', default: 'text' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  console.log(usage);
} else if (options.watch !== undefined) {
  const others = process.argv.slice(2).flatMap((arg, at, all) => (isWatch(arg) || isWatch(all[at - 1]) ? [] : [arg]));
  tellOnSave(options.watch, [fileURLToPath(import.meta.url), ...others, '--dir', options.watch]);
} else {
  await run();
}

function isWatch(arg: string | undefined): boolean {
  return arg === '--watch' || arg?.startsWith('--watch=') === true;
}

async function run(): Promise<void> {
  const language = oneOf(options.lang, languages, '--lang') as Language;
  const season = oneOf(options.season, seasons, '--season') as Season;
  const library = options.dir === undefined ? wantedPlots(ownLibrary()) : libraryAt(options.dir, language);
  if (library === undefined) {
    process.exitCode = 1;
    return;
  }
  const cast = castAskedFor();
  for (const { name, profile, elements, calledName } of options.subsets ? fixedSubsets : [await askedFamily()]) {
    const age = options.age === undefined ? profile.age : Number(options.age);
    const brief: StoryBrief = {
      language,
      season,
      profile: { ...profile, age },
      elements,
      theme: options.theme ?? null,
      calledName: options.called === undefined ? calledName : options.called || null,
      avoid: options.avoid.split(',').filter((word) => word.trim() !== ''),
      ...siblingsAskedFor(),
      isShort: options.short,
      ...(cast === undefined ? {} : { cast }),
    };
    tellNights(brief, name, library);
  }
}

function tellNights(brief: StoryBrief, name: string, library: Library): void {
  const memory: StoryTrace[] = [];
  const count = Number(options.count);
  for (let night = 0; night < count; night += 1) {
    const seed = count === 1 ? options.seed : `${options.seed}/${night}`;
    try {
      const manuscript = tell(brief, options.series ? memory : [], seed, library);
      memory.unshift(manuscript.trace);
      print(manuscript, seed, name);
    } catch (failure) {
      if (!(failure instanceof NoStory || failure instanceof BrokenTelling)) throw failure;
      console.log(`\n${name === '' ? '' : `=== ${name}: `}${failure.message}\n`);
      if (!options.subsets) process.exitCode = 1;
    }
  }
}

function print(manuscript: Manuscript, seed: string, name: string): void {
  const { title, content, readingTime, wordCount, arc, pictures, language, notice, trace } = manuscript;
  if (options.format === 'jsonl') {
    const images = pictures.map(({ alt, scene }) => ({ alt, scene }));
    const told = { seed, lang: language, title, content, readingTime, wordCount, arc, images, notice };
    console.log(JSON.stringify({ ...told, choices: trace.choices }));
    return;
  }
  if (name !== '') console.log(`=== ${name}`);
  console.log(`\n${title}\n\n${content}\n`);
  for (const { alt } of pictures) console.log(`  [${alt}]`);
  console.log(
    `\n  ${arc} · ${wordCount} words · ${readingTime} min · seed ${seed}${notice === null ? '' : ` · ${notice}`}\n`,
  );
}

function wantedPlots(library: Library): Library {
  if (options.plot === undefined) return library;
  const plots = library.plots.filter(({ score }) => score.id === options.plot);
  if (plots.length === 0) throw new Error(`there is no plot '${options.plot}'`);
  return { ...library, plots };
}

function siblingsAskedFor(): Pick<StoryBrief, 'siblings'> {
  const names = options.with.split(',').filter((name) => name.trim() !== '');
  return names.length === 0 ? {} : { siblings: names.map((name) => ({ name: name.trim(), pronoun: 'name' })) };
}

function castAskedFor(): Cast | undefined {
  if (options.wish === undefined) return undefined;
  const nouns = castableNouns();
  const named = (id: string, option: string): Noun => {
    const noun = nouns.find((one) => one.id === id);
    if (noun === undefined) throw new Error(`${option}: the lexicon has no '${id}'`);
    return noun;
  };
  return {
    wish: named(options.wish, '--wish'),
    ...(options.other === undefined ? {} : { other: named(options.other, '--other') }),
    ...(options.relation === undefined
      ? {}
      : { relation: oneOf(options.relation, relations, '--relation') as Relation }),
  };
}

async function askedFamily(): Promise<NamedFamily & { readonly name: string }> {
  if (options.family !== undefined) {
    const named = namedFamilies[oneOf(options.family, Object.keys(namedFamilies), '--family')] as NamedFamily;
    const elements = options.elements === undefined ? named.elements : chosenElements(named.profile);
    return { ...named, name: '', elements };
  }
  const profile = options.profile === undefined ? sampleFamily : await profileFile(options.profile);
  return { name: '', profile, elements: chosenElements(profile), calledName: null };
}

async function profileFile(path: string): Promise<ChildProfile> {
  const given: Partial<ChildProfile> = JSON.parse(await readFile(path, 'utf8'));
  const empty = Object.fromEntries(Object.keys(sampleFamily).map((field) => [field, null]));
  return {
    ...(empty as unknown as ChildProfile),
    name: 'Alma',
    age: 5,
    region: 'sweden',
    pronoun: 'name',
    bestFriendPronoun: 'name',
    petPronoun: 'name',
    ...given,
  };
}

function chosenElements(profile: ChildProfile): StoryElement[] {
  const available = availableElements(profile);
  if (options.elements === undefined) return available.slice(0, 4);
  const wanted = options.elements.split(',').filter((element) => element !== '');
  for (const element of wanted) oneOf(element, available, 'an element (that the profile has the data for)');
  return available.filter((element) => wanted.includes(element));
}

function oneOf(value: string, allowed: readonly string[], what: string): string {
  if (allowed.includes(value)) return value;
  throw new Error(`${what} must be one of ${allowed.join(', ')}; not '${value}'`);
}
