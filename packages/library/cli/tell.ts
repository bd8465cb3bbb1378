import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { type Language, languages } from '@sagolykta/domain/language';
import { type Season, seasons } from '@sagolykta/domain/season';
import { availableElements, type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { type Library, type Manuscript, type StoryBrief, type StoryTrace, tell } from '@sagolykta/storyteller';
import { ownLibrary } from '../src/own-library.ts';
import { fixedSubsets, sampleFamily } from './families.ts';

const usage = `npm run -s tell -- [options]: the storyteller on the command line

  --lang sv|en          language of the story (sv)
  --profile FILE        a JSON file with the profile's API fields
  --elements a,b        ${storyElements.join(', ')}
  --theme TEXT          the parent's own words
  --age N               instead of the profile's
  --season S            ${seasons.join(', ')}
  --avoid a,b           what is to be left out
  --called NAME         what the children call the adult who reads
  --seed TEXT           the same seed tells the same story
  --count N             how many stories
  --series              one child, night after night, with memory
  --plot ID             this plot only
  --subsets             the twelve fixed families
  --format text|jsonl   text`;

const { values: options } = parseArgs({
  options: {
    lang: { type: 'string', default: 'sv' },
    profile: { type: 'string' },
    elements: { type: 'string' },
    theme: { type: 'string' },
    age: { type: 'string' },
    season: { type: 'string', default: 'autumn' },
    avoid: { type: 'string', default: '' },
    called: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    series: { type: 'boolean', default: false },
    plot: { type: 'string' },
    subsets: { type: 'boolean', default: false },
    format: { type: 'string', default: 'text' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  console.log(usage);
} else {
  await run();
}

async function run(): Promise<void> {
  const language = oneOf(options.lang, languages, '--lang') as Language;
  const season = oneOf(options.season, seasons, '--season') as Season;
  const library = wantedPlots(ownLibrary());
  const asked = options.profile === undefined ? sampleFamily : await profileFile(options.profile);
  const families = options.subsets
    ? fixedSubsets
    : [{ name: '', profile: asked, elements: chosenElements(asked), calledName: options.called ?? null }];
  for (const { name, profile, elements, calledName } of families) {
    const age = options.age === undefined ? profile.age : Number(options.age);
    const brief: StoryBrief = {
      language,
      season,
      profile: { ...profile, age },
      elements,
      theme: options.theme ?? null,
      calledName,
      avoid: options.avoid.split(',').filter((word) => word.trim() !== ''),
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
      if (!options.subsets) throw failure;
      console.log(`\n=== ${name}: ${failure instanceof Error ? failure.message : failure}\n`);
    }
  }
}

function print(manuscript: Manuscript, seed: string, name: string): void {
  const { title, content, readingTime, wordCount, arc, pictures, language, notice, trace } = manuscript;
  if (options.format === 'jsonl') {
    const images = pictures.map(({ alt, scene }) => ({ alt, scene }));
    console.log(
      JSON.stringify({
        seed,
        lang: language,
        title,
        content,
        readingTime,
        wordCount,
        arc,
        images,
        notice,
        choices: trace.choices,
      }),
    );
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
