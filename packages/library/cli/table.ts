import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@sagolykta/domain/language';
import { tell } from '@sagolykta/storyteller';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import type { StoryBrief } from '@sagolykta/storyteller/story-brief';
import { commonWishes } from '../src/common-wishes.ts';
import { ownLibrary } from '../src/own-library.ts';
import { expectedWishes } from '../src/wish-corpus.ts';
import { type NamedFamily, namedFamilies } from './named-families.ts';

const usage = `npm run -s story:table -- [options]

Four hundred wishes (the seventy most asked-for and the open ones of wishes/), each told once for a family and an age, in files of
fifty for readers who have not seen the plots. They answer by number: is it on stage, does it make the trouble, does it make the way
out? Which plot told it, and what the lantern had promised, lies apart in key.txt.

  --out DIR          data/table
  --lang sv|en       en
  --seed TEXT        the same seed tells the same stories`;

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'data/table' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: 'four hundred wishes' },
    help: { type: 'boolean', default: false },
  },
});

const toldAtMost = 400;
const inAFile = 50;
const youngest = 3;
const ages = 10;

interface Row {
  readonly wish: string;
  readonly isCommon: boolean;
  readonly age: number;
  readonly family: NamedFamily;
}

function rowsOf(language: Language): Row[] {
  const families = Object.values(namedFamilies).filter(
    ({ profile }) => (profile.region === 'sweden') === (language === 'sv'),
  );
  const row = (wish: string, isCommon: boolean, at: number): Row => {
    const family = families[at % families.length];
    if (family === undefined) throw new Error(`no family speaks ${language}`);
    return { wish, isCommon, age: youngest + ((at * 7) % ages), family };
  };
  const common = commonWishes().map(({ asked }, at) => row(asked[language], true, at));
  const open = expectedWishes('open', language).map(({ wish }, at) => row(wish, false, at + common.length));
  return [...common, ...open].slice(0, toldAtMost);
}

interface Told {
  readonly forReaders: string;
  readonly forTheKey: string;
}

function toldFor({ wish, isCommon, age, family }: Row, at: number, language: Language): Told {
  const library = ownLibrary();
  const { profile, elements, calledName } = family;
  const brief: StoryBrief = {
    ...{ language, elements, theme: wish, calledName, season: 'autumn', avoid: [] },
    profile: { ...profile, age },
  };
  const { understanding, served } = foreseeWish(brief, library);
  const number = String(at + 1).padStart(3, '0');
  const asked = `### ${number} · age ${age} · asked for: ${wish}`;
  const kind = isCommon ? 'common' : 'open';
  if (understanding.unknown.length > 0) {
    const words = understanding.unknown.map(({ word }) => word).join(', ');
    return { forReaders: '', forTheKey: `${number} ${kind} asked-back – ${wish} (${words})` };
  }
  const { arc, title, content, notice } = tell(brief, [], `${options.seed} ${number}`, library);
  return {
    forReaders: `${asked}\n\n${title}\n\n${content}\n`,
    forTheKey: `${number} ${kind} ${served ?? 'no-wish'} ${notice ?? '–'} ${arc} ${wish}`,
  };
}

if (options.help) console.log(usage);
else {
  const language = languages.find((one) => one === options.lang);
  if (language === undefined) throw new Error(`--lang is sv or en, not ${options.lang}`);
  const told = rowsOf(language).map((row, at) => toldFor(row, at, language));
  rmSync(options.out, { recursive: true, force: true });
  mkdirSync(options.out, { recursive: true });
  for (let from = 0; from < told.length; from += inAFile) {
    const read = told.slice(from, from + inAFile).filter(({ forReaders }) => forReaders !== '');
    writeFileSync(
      join(options.out, `${language}-${from / inAFile + 1}.txt`),
      read.map(({ forReaders }) => forReaders).join('\n'),
    );
  }
  writeFileSync(join(options.out, 'key.txt'), `${told.map(({ forTheKey }) => forTheKey).join('\n')}\n`);
  console.log(`${told.length} wishes in ${options.out}, and apart from them key.txt`);
}
