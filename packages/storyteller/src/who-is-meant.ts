import { paragraphBreak } from './markup.ts';

/** Somebody who can be meant by a pronoun: 'child', 'friend', a guest's key, 'wish'. */
export interface Referent {
  readonly key: string;
  /** What is heard of him or her in a pronoun: 'she', 'den'. Undefined where none is known. */
  readonly pronoun: string | undefined;
}

/** How a figure is named this time. */
export type Naming = 'name' | 'pronoun';

/** An object stands in the clause of its subject: 'Elsa hugged her' cannot mean that Elsa hugged Elsa. */
export type Place = 'free' | 'object';

interface Mention extends Referent {
  readonly sentence: number;
  readonly paragraph: number;
  readonly clause: number;
  readonly isOwner: boolean;
}

/**
 * Name or pronoun, as a writer would: the name at first mention, after a sentence about another figure of the same pronoun, and when the
 * figure has been away for a while; otherwise the pronoun.
 *
 * After centering theory (Grosz, Joshi & Weinstein 1995, Computational Linguistics 21:2): of those a sentence is about, the one named first is who the
 * next pronoun is heard as, whoever else is in it: 'Alma looked at Elsa. She smiled' is about Alma. Only somebody who opens a clause of their own
 * ('Alma slept, and Elsa read') is heard as well. The rule before it (Reiter & Dale 2000, section 5.4: no pronoun beside any distractor) made readers of a
 * story about two girls stumble over names.
 */
export interface Discourse {
  /** Another beat, that may be another place or time: only whom the last paragraph was about is still meant by a pronoun. */
  beginScene(): void;
  /** Words that have been said, as an author wrote them. */
  hear(words: string): void;
  /** Whether to say the name or the pronoun; writes the mention down. */
  refer(who: Referent, place: Place): Naming;
  /** A figure was named by the author. */
  name(who: Referent, isOwner: boolean): void;
  /** How the figure was named last: verbs agree with it ('Kim was', 'they were'). */
  lastNaming(key: string): Naming;
}

/** A sentence ends where the next begins with a capital, a quotation mark or a figure. */
const sentenceEnd = /[.!?…]+[”’»]*(?:\s+(?=[\p{Lu}“”«–—]|$)|$)/gu;
/** Commas and joining words part clauses, in either language. */
const clauseEnd =
  /[,;:–—]|(?<!\p{L})(?:och|men|som|att|när|medan|innan|tills|för|så|and|but|that|who|which|when|while|as|before|until|because|so)(?!\p{L})/giu;

/** Paragraphs after which a figure is named again, though nobody of the same pronoun has come between. */
const longestAway = 3;

interface Heard {
  readonly paragraphs: number;
  readonly sentences: number;
  readonly clauses: number;
}

/** By the words of the plots, which are read once and told again and again: no more of them than the library holds. */
const heardIn = new Map<string, Heard>();

function countsOf(words: string): Heard {
  const known = heardIn.get(words);
  if (known !== undefined) return known;
  const paragraphs = words.split(paragraphBreak).length - 1;
  const sentences = paragraphs + (words.match(sentenceEnd)?.length ?? 0);
  const counts = { paragraphs, sentences, clauses: sentences + (words.match(clauseEnd)?.length ?? 0) };
  heardIn.set(words, counts);
  return counts;
}

export function newDiscourse(): Discourse {
  let mentions: Mention[] = [];
  let sentence = 0;
  let paragraph = 0;
  let clause = 0;
  let firstOfScene = 0;
  const namings = new Map<string, Naming>();

  const write = (who: Referent, isOwner: boolean, naming: Naming) => {
    mentions.push({ ...who, sentence, paragraph, clause, isOwner });
    namings.set(who.key, naming);
  };

  /** The first of its clause, so that the clause is about it. */
  const opensClause = (mention: Mention) => mentions.find(({ clause: of }) => of === mention.clause) === mention;

  /** Whether a sentence is about this figure, by all its mentions of figures who share a pronoun. */
  const isAbout = (key: string, alike: readonly Mention[]): boolean => {
    const first = alike.find(({ isOwner }) => !isOwner) ?? alike[0];
    if (first?.key !== key) return false;
    return !alike.some(
      (other) => other.key !== key && !other.isOwner && other.clause !== first.clause && opensClause(other),
    );
  };

  /** While the sentence lasts: it goes on about its doer, and past whoever owns a thing in it ('Elsa's hat'). */
  const goesOnAbout = (key: string, now: readonly Mention[]): boolean => {
    const last = now.findLast((mention) => mention.key === key && !mention.isOwner);
    if (last === undefined) return false;
    const others = now.filter((mention) => mention.key !== key && !mention.isOwner);
    const since = others.filter((other) => mentions.indexOf(other) > mentions.indexOf(last));
    if (now.find(({ isOwner }) => !isOwner)?.key === key) return !since.some((other) => opensClause(other));
    // Whoever opened a later clause: 'Elsa slept, and Alma shut her eyes'.
    return since.length === 0 && others.every((other) => other.clause < last.clause);
  };

  const mayBePronoun = ({ key, pronoun }: Referent, place: Place): boolean => {
    const last = mentions.findLast((mention) => mention.key === key);
    if (pronoun === undefined || last === undefined) return false;
    const alike = mentions.filter((mention) => mention.pronoun === pronoun);
    const since = alike.slice(alike.indexOf(last) + 1);
    const longest = since.length > 0 || last.paragraph < firstOfScene ? 1 : longestAway;
    if (paragraph - last.paragraph > longest) return false;
    const now = alike.filter((mention) => mention.sentence === sentence);
    // 'Elsa hugged her' is not about Elsa.
    const doers = place === 'object' ? now.filter((mention) => mention.clause === clause && mention.key !== key) : [];
    if (doers.length > 0 && since.every((rival) => doers.some((doer) => doer.key === rival.key))) return true;
    const others = now.filter((mention) => !doers.includes(mention));
    if (others.length > 0) return goesOnAbout(key, others);
    const before = alike.filter((mention) => mention.sentence < sentence);
    return isAbout(
      key,
      before.filter((mention) => mention.sentence === before.at(-1)?.sentence),
    );
  };

  return {
    beginScene: () => {
      mentions = mentions.filter((mention) => mention.paragraph === paragraph);
      paragraph += 1;
      sentence += 1;
      clause += 1;
      firstOfScene = paragraph;
    },
    hear: (words) => {
      const heard = countsOf(words);
      paragraph += heard.paragraphs;
      sentence += heard.sentences;
      clause += heard.clauses;
    },
    refer: (who, place) => {
      const naming = mayBePronoun(who, place) ? 'pronoun' : 'name';
      write(who, false, naming);
      return naming;
    },
    name: (who, isOwner) => write(who, isOwner, 'name'),
    lastNaming: (key) => namings.get(key) ?? 'name',
  };
}
