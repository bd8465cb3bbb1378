import { holds, parseCondition, specificity } from './condition.ts';
import type { Family, Person } from './family.ts';
import { rulesOf } from './language/rules.ts';
import { keptLineBreak, type Node, paragraphBreak, parseMarkup } from './markup.ts';
import { type Random, randomFrom } from './random.ts';
import type { Bilingual, Score, ScoreBeat } from './score.ts';
import { resolve } from './vocabulary.ts';

export interface Paragraph {
  readonly text: string;
  readonly beat: ScoreBeat;
}
export interface Performance {
  readonly arc: Score;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  readonly guests: Readonly<Record<string, Person>>;
  /** What was chosen, for the memory: 'beat#2', 'order:tries#1', 'title#0'. */
  readonly choices: readonly string[];
}

/**
 * The score as it is told tonight.
 * @param heard choices of earlier tellings of this arc, newest first: what was heard least is told, then what was heard longest ago
 * @param usedTitles of the stories of late, whichever their arc: the title is another, while there is one
 */
export function perform(
  arc: Score,
  family: Family,
  heard: readonly string[],
  seed: string,
  usedTitles: readonly string[] = [],
): Performance {
  const random = randomFrom(seed);
  const guests = nameGuests(arc, family);
  const choices: string[] = [];
  const { punctuated } = rulesOf[family.language];
  const render = (text: Bilingual, where: string) =>
    renderText(text[family.language], where, { arc, family, guests, random: random.fork(where) });
  const leastHeard = (name: string, indices: readonly number[]): number => {
    const times = (index: number) => heard.filter((choice) => choice === `${name}#${index}`).length;
    const fewest = Math.min(...indices.map(times));
    const rare = indices.filter((index) => times(index) === fewest);
    const lastHeard = (index: number) => heard.indexOf(`${name}#${index}`);
    const longestAgo = Math.max(...rare.map(lastHeard));
    const index = random.fork(name).pick(rare.filter((one) => lastHeard(one) === longestAgo));
    choices.push(`${name}#${index}`);
    return index;
  };

  const paragraphs: Paragraph[] = [];
  for (const beat of inTellingOrder(arc.beats, leastHeard)) {
    if (beat.if !== undefined && !holds(parseCondition(beat.if), family)) continue;
    const text = 'either' in beat ? chooseTelling(beat, family, leastHeard) : beat;
    for (const paragraph of paragraphsIn(render(text, beat.id)))
      paragraphs.push({ text: punctuated(paragraph, family.profile.region), beat });
  }
  return {
    arc,
    title: chooseTitle(arc, family, { render, usedTitles, choose: leastHeard }),
    paragraphs,
    guests,
    choices,
  };
}

type Choose = (name: string, indices: readonly number[]) => number;

function chooseTelling(
  beat: ScoreBeat & { readonly either: readonly (Bilingual & { readonly if?: string })[] },
  family: Family,
  choose: Choose,
): Bilingual {
  const ranked = beat.either.map((telling) => {
    if (telling.if === undefined) return 0;
    const condition = parseCondition(telling.if);
    return holds(condition, family) ? specificity(condition, family) : -1;
  });
  const best = Math.max(...ranked);
  if (best < 0) throw new Error(`${beat.id}: no alternative fits this family`);
  const index = choose(
    beat.id,
    ranked.flatMap((rank, at) => (rank === best ? [at] : [])),
  );
  const chosen = beat.either[index];
  if (chosen === undefined) throw new Error(`${beat.id}: alternative ${index} is missing`);
  return chosen;
}

/** Neighbouring beats of one 'anyOrder' group are rotated, so that each comes first in its turn. */
function inTellingOrder(beats: readonly ScoreBeat[], choose: Choose): ScoreBeat[] {
  const ordered: ScoreBeat[] = [];
  for (let at = 0; at < beats.length; ) {
    const group = beats[at]?.anyOrder;
    let end = at + 1;
    while (group !== undefined && beats[end]?.anyOrder === group) end += 1;
    const run = beats.slice(at, end);
    const turn =
      run.length > 1
        ? choose(
            `order:${group}`,
            run.map((_, index) => index),
          )
        : 0;
    ordered.push(...run.slice(turn), ...run.slice(0, turn));
    at = end;
  }
  return ordered;
}

interface TitleChoice {
  readonly render: (text: Bilingual, where: string) => string;
  readonly usedTitles: readonly string[];
  readonly choose: Choose;
}

function chooseTitle(arc: Score, family: Family, { render, usedTitles, choose }: TitleChoice): string {
  const titles = arc.titles[family.language];
  const rendered = titles.map((title, index) => render({ sv: title, en: title }, `title${index}`).trim());
  const usable = rendered.flatMap((title, index) => (title === '' ? [] : [index]));
  const unused = usable.filter((index) => !usedTitles.includes(rendered[index] ?? ''));
  return rendered[choose('title', unused.length > 0 ? unused : usable)] ?? '';
}

function nameGuests(arc: Score, family: Family): Record<string, Person> {
  const named: Record<string, Person> = {};
  for (const [key, guest] of Object.entries(arc.guests ?? {})) {
    const taken = [...family.names, ...Object.values(named).map(({ name }) => name.toLowerCase())];
    const names = guest[family.language];
    const free = names.find(({ name }) => !taken.includes(name.toLowerCase())) ?? names[0];
    if (free === undefined) throw new Error(`${arc.id}: guest '${key}' has no name`);
    named[key] = { name: free.name, short: free.name, pronoun: free.pronoun };
  }
  return named;
}

interface Stage {
  readonly arc: Score;
  readonly family: Family;
  readonly guests: Readonly<Record<string, Person>>;
  readonly random: Random;
}

/** One text of an arc in words, for tests and lint too. @throws UnknownToken, MarkupError, ConditionError */
export function renderText(source: string, where: string, stage: Stage): string {
  return renderNodes(parseMarkup(source), where, stage);
}

function renderNodes(nodes: readonly Node[], where: string, stage: Stage): string {
  return nodes.map((node) => renderNode(node, where, stage)).join('');
}

function renderNode(node: Node, where: string, stage: Stage): string {
  if (node.kind === 'words') return node.words;
  if (node.kind === 'either') return renderNodes(stage.random.pick(node.ways), where, stage);
  if (node.kind === 'when') {
    return renderNodes(holds(node.condition, stage.family) ? node.words : node.otherwise, where, stage);
  }
  const resolved = resolve(node.name, stage.family, stage.guests, stage.arc);
  if ('words' in resolved) return resolved.words;
  return renderNodes(parseMarkup(resolved.markup), where, stage);
}

/** What was rendered, as paragraphs: white space folds, what is empty is left out. */
export function paragraphsIn(text: string): string[] {
  return text
    .split(paragraphBreak)
    .map((paragraph) =>
      paragraph
        .replace(/[ \t]+/g, ' ')
        .replace(/ ([,.;:!?])(?=\s|$|[”’»])/g, '$1')
        .replaceAll(` ${keptLineBreak}`, keptLineBreak)
        .replaceAll(`${keptLineBreak} `, keptLineBreak)
        .replaceAll(keptLineBreak, '\n')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}
