import { actWords, feelingWords, placeWords } from './act-words.ts';
import { type ActingFigure, type Actor, type Enactment, heldBesides, type SceneThing } from './enactment.ts';
import type { Language } from './language.ts';
import { isSeveral, nounWords } from './noun-words.ts';
import type { Scene } from './scene.ts';
import type { Act, Feeling } from './scene-acts.ts';
import { type Noun, nouns, nounsOfKind } from './scene-nouns.ts';

export interface Telling {
  readonly language: Language;
  /** Ester, mormor Karin, Sixten; and by its key whomever the story invents. Undefined for whoever has no name tonight. */
  readonly nameOf: (who: Actor, called: string | undefined) => string | undefined;
  /** One sentence more, from the plot. */
  readonly phrase?: string | undefined;
}

const nameless: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sv: {
    'child': 'barnet',
    'friend': 'vännen',
    'pet': 'djuret',
    'elder': 'den äldre',
    'elder2': 'den andra äldre',
    'sibling': 'ett barn till',
    'sibling2': 'ännu ett barn',
    'adult': 'den vuxna',
    'child-guest': 'ett annat barn',
  },
  en: {
    'child': 'the child',
    'friend': 'the friend',
    'pet': 'the pet',
    'elder': 'the grandparent',
    'elder2': 'the other grandparent',
    'sibling': 'another child',
    'sibling2': 'one more child',
    'adult': 'the grown-up',
    'child-guest': 'another child',
  },
};

/** Keeps what has been mentioned: the first time 'a lighthouse', then 'the lighthouse'. */
class Mentions {
  private readonly told = new Set<Actor>();
  private readonly telling: Telling;
  private readonly figures: readonly ActingFigure[];

  constructor(telling: Telling, figures: readonly ActingFigure[]) {
    this.telling = telling;
    this.figures = figures;
  }

  of(who: Actor, called = this.figures.find((figure) => figure.who === who)?.called): string {
    const { language, nameOf } = this.telling;
    const name = nameOf(who, called);
    if (name !== undefined) return this.named(name, who);
    const role = nameless[language][who];
    if (role !== undefined) return role;
    const { some, the } = nounWords(who as Noun, language);
    const first = !this.told.has(who);
    this.told.add(who);
    return first ? some : the;
  }

  isNamed(who: Actor, called: string | undefined): boolean {
    return this.telling.nameOf(who, called) !== undefined;
  }

  /** Whoever hears that Leonard knocks does not see that he is a snail: it is said once. A person's name is enough. */
  private named(name: string, who: Actor): string {
    const kind = (nouns as readonly Actor[]).includes(who) ? nounWords(who as Noun, this.telling.language).some : '';
    const isPerson = (nounsOfKind.person as readonly Actor[]).includes(who);
    if (kind === '' || isPerson || this.told.has(who)) return name;
    this.told.add(who);
    return `${name}, ${kind},`;
  }

  isTold(what: Actor): boolean {
    return this.told.has(what);
  }
}

function joined(parts: readonly string[], language: Language): string {
  const and = language === 'sv' ? ' och ' : ' and ';
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`;
}

/** Two commas, or one before the full stop, are one sign too many. */
function sentence(told: string): string {
  const text = told.replace(/,(?=,|$)/g, '');
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** Those who do the same to the same, in one sentence. */
function groupsOf(figures: readonly ActingFigure[]): ActingFigure[][] {
  const groups: ActingFigure[][] = [];
  for (const figure of figures) {
    const group = groups.find(
      ([first]) =>
        first?.act === figure.act &&
        first.to === figure.to &&
        first.feeling === figure.feeling &&
        first.holding === figure.holding,
    );
    if (group) group.push(figure);
    else groups.push([figure]);
  }
  return groups;
}

/** An act that is its own feeling needs no face told besides. */
const tellsFeeling: Partial<Record<Act, Feeling>> = {
  'laughs': 'laughing',
  'cries': 'crying',
  'is-afraid': 'afraid',
  'is-proud': 'proud',
  'is-angry': 'angry',
  'sleeps': 'sleepy',
};

function groupWords(group: readonly ActingFigure[], mentions: Mentions, language: Language): string {
  const [first] = group;
  if (!first) return '';
  const { act, to, feeling } = first;
  const holding = heldBesides(first);
  const isNoun = (nouns as readonly Actor[]).includes(first.who);
  const isNamed = mentions.isNamed(first.who, first.called);
  const several = group.length > 1 || (isNoun && !isNamed && isSeveral(first.who as Noun));
  const subjects = joined(
    group.map(({ who, called }) => mentions.of(who, called)),
    language,
  );
  const target = to === undefined ? undefined : mentions.of(to);
  const travels =
    act === 'rides' && language === 'sv' && (nounsOfKind.vehicle as readonly Actor[]).includes(to ?? 'child');
  const parts = [travels ? `åker med ${target}` : actWords(act, several, target, language)];
  if (act === 'gives' && holding) {
    const thing = mentions.of(holding);
    parts[0] =
      language === 'sv' ? `ger ${thing} till ${target}` : `${several ? 'give' : 'gives'} ${thing} to ${target}`;
  } else if (holding) {
    parts.push(
      language === 'sv' ? `håller i ${mentions.of(holding)}` : `${several ? 'hold' : 'holds'} ${mentions.of(holding)}`,
    );
  }
  const face = feeling && tellsFeeling[act] !== feeling ? feelingWords(feeling, several, language) : undefined;
  if (face) parts.push(face);
  return sentence(`${subjects} ${joined(parts, language)}`);
}

function thingWords({ what, count = 1 }: SceneThing, mentions: Mentions, language: Language): string {
  const words = mentions.of(what);
  if (count < 2) return words;
  return language === 'sv' ? `${words} och flera till` : `${words} and more of them`;
}

function thingsWords({ things }: Enactment, mentions: Mentions, language: Language): string {
  const untold = things.filter(({ what }) => !mentions.isTold(what));
  if (untold.length === 0) return '';
  const list = joined(
    untold.map((thing) => thingWords(thing, mentions, language)),
    language,
  );
  return language === 'sv' ? ` Där syns ${list}.` : ` Also seen: ${list}.`;
}

/**
 * What a picture shows, in words, for whoever hears it rather than sees it. It is made from the very figures, acts and
 * things that are drawn, so that it cannot tell what is not there.
 */
export function altText({ world, time, enacts }: Scene, telling: Telling): string {
  if (!enacts) return telling.phrase ?? '';
  const { language, phrase } = telling;
  const mentions = new Mentions(telling, enacts.figures);
  const said = groupsOf(enacts.figures).map((group) => groupWords(group, mentions, language));
  const things = thingsWords(enacts, mentions, language);
  return `${placeWords(world, time, language)} ${said.join(' ')}${things}${phrase ? ` ${phrase}` : ''}`.trim();
}
