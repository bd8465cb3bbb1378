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
 * Name or pronoun, as a writer would: the name at first mention in a scene, after another figure of the same pronoun, and
 * when the figure has been away for a paragraph; otherwise the pronoun; never one that could be somebody else.
 *
 * After centering theory (Grosz, Joshi & Weinstein 1995, Computational Linguistics 21:2: of those a sentence is about, the one
 * named first is who the next pronoun is heard as) and the conservative rule of Reiter & Dale (Building Natural Language
 * Generation Systems, 2000, section 5.4, after Dale & Reiter 1995 on distractors): a pronoun only where no distractor fits it.
 */
export interface Discourse {
  /** Another place or time: everybody is named anew. */
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
  const namings = new Map<string, Naming>();

  const write = (who: Referent, isOwner: boolean, naming: Naming) => {
    mentions.push({ ...who, sentence, paragraph, clause, isOwner });
    namings.set(who.key, naming);
  };

  const mayBePronoun = ({ key, pronoun }: Referent, place: Place): boolean => {
    const lastAt = mentions.findLastIndex((mention) => mention.key === key);
    const last = mentions[lastAt];
    if (pronoun === undefined || last === undefined || paragraph - last.paragraph > 1) return false;
    const rivals = mentions.filter((mention) => mention.key !== key && mention.pronoun === pronoun);
    // While the sentence lasts, it goes on about its doer: whoever owns a thing in it ('Elsa's hat') is not heard in the pronoun.
    const goesOn = last.sentence === sentence && !last.isOwner;
    const isRuledOut = (rival: Mention) =>
      rival.isOwner ? goesOn && rival.sentence === sentence : place === 'object' && rival.clause === clause;
    const since = rivals.filter((rival) => mentions.indexOf(rival) > lastAt && !isRuledOut(rival));
    if (since.length > 0) return false;
    // Of two in one sentence the first is heard in the next pronoun; an owner ('Elsa's hat') is heard less than a doer.
    const first = mentions.find(
      (mention) => mention.key === key && mention.sentence === last.sentence && !mention.isOwner,
    );
    const before = first === undefined ? lastAt : mentions.indexOf(first);
    const earlier = rivals.filter(
      (rival) => rival.sentence === last.sentence && mentions.indexOf(rival) < before && !isRuledOut(rival),
    );
    // Likewise whoever opened a later clause: 'Elsa slept, and Alma shut her eyes'.
    return earlier.length === 0 || (goesOn && earlier.every((rival) => rival.clause < last.clause));
  };

  return {
    beginScene: () => {
      mentions = [];
      paragraph += 1;
      sentence += 1;
      clause += 1;
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
