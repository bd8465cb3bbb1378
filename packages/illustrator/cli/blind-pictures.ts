import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@sagolykta/domain/language';
import type { Scene } from '@sagolykta/domain/scene';
import type { Family } from '@sagolykta/storyteller/family';
import type { Performance } from '@sagolykta/storyteller/perform';
import { planPictures } from '@sagolykta/storyteller/scenes';
import { fewTellingsOf } from '../../library/lint/tellings.ts';
import { ownLibrary } from '../../library/src/own-library.ts';
import { drawScene } from '../src/draw-scene.ts';
import { randomFrom } from '../src/paper/random.ts';
import { looksOfFamily } from './looks-of-family.ts';
import { momentOf } from './moment.ts';
import { pngOf } from './render.ts';

const usage = `npm run -s story:pictures-blind -- [options]

Pictures by number for readers who have not seen the plots: beside each three sentences of its story, of which one is of
its moment. The key lies apart, in key/.

  --out DIR          data/pictures-blind
  --count N          how many pictures (120)
  --lang sv|en       the language of the sentences (en)
  --seed TEXT        the same seed makes the same questions`;

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'data/pictures-blind' },
    count: { type: 'string', default: '120' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: 'blind eyes' },
    help: { type: 'boolean', default: false },
  },
});

interface Question {
  readonly plot: string;
  readonly picture: number;
  readonly scene: Scene;
  readonly family: Family;
  /** By what the three pictures of the story are about. */
  readonly moments: readonly string[];
}

const letters = ['A', 'B', 'C'] as const;

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}

/** One picture of a telling, with the sentences of all three moments; none where two pictures have one moment between them. */
function questionOf(
  { family, performance }: { family: Family; performance: Performance },
  picture: number,
  seed: string,
): Question[] {
  const pictures = planPictures(performance, family, seed);
  const alts = pictures.map(({ alt }) => alt);
  const moments = pictures.map((_, index) => momentOf(performance, index, alts));
  const scene = pictures[picture]?.scene;
  const overlap = moments.some((one, at) =>
    moments.some((other, place) => at !== place && other.includes(one.slice(-40))),
  );
  if (scene === undefined || overlap) return [];
  return [{ plot: performance.plot.score.id, picture, scene, family, moments }];
}

/** Each picture of a plot is of another telling, so that none is known by what the others were not. */
function allQuestions(language: Language, seed: string): Question[] {
  return ownLibrary().plots.flatMap((plot) => {
    const tellings = shuffled(
      [...fewTellingsOf(plot)].filter(({ family }) => family.language === language),
      randomFrom(`${seed} ${plot.score.id}`),
    );
    return plot.score.pictures.flatMap((_, picture) => {
      const telling = tellings[picture % Math.max(1, tellings.length)];
      return telling === undefined ? [] : questionOf(telling, picture, `${seed} ${plot.score.id}`);
    });
  });
}

function drawn({ scene, family }: Question, seed: string): string {
  return drawScene(scene, looksOfFamily(family, seed));
}

function write(questions: readonly Question[], out: string, seed: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'key'), { recursive: true });
  const [asked, key]: [string[], string[]] = [[], []];
  for (const [index, question] of questions.entries()) {
    const number = String(index + 1).padStart(3, '0');
    const random = randomFrom(`${seed} order ${number}`);
    const order = shuffled([0, 1, 2], random);
    writeFileSync(join(out, `${number}.png`), pngOf(drawn(question, seed), 900));
    const sentences = order.map((moment, place) => `${letters[place]}  ${question.moments[moment]}`);
    asked.push(`${number}.png\n${sentences.join('\n')}\n`);
    key.push(`${number} ${letters[order.indexOf(question.picture)]}  ${question.plot} ${question.picture + 1}`);
  }
  writeFileSync(join(out, 'questions.txt'), `${asked.join('\n')}`);
  writeFileSync(join(out, 'key', 'key.txt'), `${key.join('\n')}\n`);
}

const language = languages.find((one) => one === options.lang);
const count = Number(options.count);
if (options.help || language === undefined || !(count > 0)) {
  console.log(usage);
  process.exitCode = options.help ? 0 : 1;
} else {
  const questions = shuffled(allQuestions(language, options.seed), randomFrom(`${options.seed} pictures`)).slice(
    0,
    count,
  );
  write(questions, options.out, options.seed);
  console.log(`${questions.length} pictures in ${options.out}: questions.txt, and apart from it key/key.txt`);
}
