import type { Language } from '@sagolykta/domain/language';
import { sentencesIn } from '@sagolykta/storyteller/critique';
import type { Family } from '@sagolykta/storyteller/family';
import type { Paragraph, Performance } from '@sagolykta/storyteller/perform';
import { wordsIn } from '@sagolykta/storyteller/reading-pace';

/** Something heard in a telling, and where it stands; without a paragraph, of the story as a whole. */
export interface Heard {
  readonly paragraph?: Paragraph | undefined;
  readonly message: string;
}

/**
 * What a listener hears that no single sentence shows: how thick names and new things lie, whether the beginning says who,
 * where and what is wrong, and how often a sentence stands on its head. The limits are those of stories that parents chose.
 */
export function* heardFaults(performance: Performance, family: Family): Generator<Heard> {
  const { language } = family;
  const { paragraphs } = performance;
  yield* thickNames(paragraphs, family);
  yield* newThings(paragraphs, language);
  yield* firstEightyWords(paragraphs, family);
  if (language === 'en') yield* inversions(paragraphs);
}

/**
 * Words of a story for each time the child is named, where there is a pronoun to use instead. Told stories that won lie at 35 to 60;
 * where friend, animal and whoever reads have the child's own pronoun, as in the families of the test, the teller must name more often.
 */
const wordsBetweenNames = 22;

/** How many words there are for each time the child is named. */
export function wordsForEachName(paragraphs: readonly Paragraph[], family: Family): number {
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const named = whole.match(new RegExp(`(?<!\\p{L})${family.profile.name}(?:s|’s)?(?!\\p{L})`, 'gu'));
  return wordsIn(whole) / Math.max(1, named?.length ?? 0);
}

function* thickNames(paragraphs: readonly Paragraph[], family: Family): Generator<Heard> {
  const words = wordsForEachName(paragraphs, family);
  if (family.profile.pronoun !== 'name' && words < wordsBetweenNames)
    yield { message: `the child is named every ${Math.round(words)} words: write {child.he} where a writer would` };
}

const introduction: Readonly<Record<Language, RegExp>> = {
  sv: /(?<!\p{L})(?:en|ett) (?:\p{Ll}+[at] ){0,2}?(\p{Ll}{3,})(?!\p{L})/gu,
  en: /\b(?:a|an) (?:\p{Ll}+ ){0,1}?(\p{Ll}{3,})\b/gu,
};
/** Said with an article and nothing that one could meet. */
const nothingNew: Readonly<Record<Language, readonly string[]>> = {
  sv: 'gång stund bit del tag till par minut sekund timme dag kväll natt morgon vecka gånger annan annat enda sista sådan sådant slags sorts'.split(
    ' ',
  ),
  en: 'bit little while moment minute second hour day night week time lot few kind sort long good great very way piece pair year'.split(
    ' ',
  ),
};
const wordsForEachNewThing = 30;

/** At most so many new persons, things and places in a stretch of words that a child still meets them one at a time. */
function* newThings(paragraphs: readonly Paragraph[], language: Language): Generator<Heard> {
  const met = new Set<string>();
  let words = 0;
  for (const { text } of paragraphs) {
    words += wordsIn(text);
    for (const [, thing = ''] of text.matchAll(introduction[language]))
      if (!nothingNew[language].includes(thing)) met.add(thing);
  }
  if (met.size > 0 && words / met.size < wordsForEachNewThing)
    yield {
      message: `something new every ${Math.round(words / met.size)} words: ${[...met].slice(0, 12).join(', ')} …`,
    };
}

const place: Readonly<Record<Language, RegExp>> = {
  sv: /(?<!\p{L})(?:i|på|vid|under|bakom|hos|utanför|mitt i|bredvid|till|från|ovanför|nere|uppe|inne|ute) (?:\p{L}+ ){0,2}?\p{L}{3,}/iu,
  en: /\b(?:in|on|at|by|under|behind|outside|next to|beside|to|from|above|inside|over|into) (?:\p{L}+ ){0,2}?\p{L}{3,}/iu,
};
const trouble: Readonly<Record<Language, RegExp>> = {
  sv: /(?<!\p{L})(?:inte|aldrig|ingen|inget|ingenting|inga|utan|men|för \p{L}+ för|rädd|borta|tappa\p{L}*|tappat|fel|trasig|fast|förbjud\p{L}*|arg|ledsen|ensam|försvann|försvunn\p{L}*|måste|gömm\p{L}*|vill|ville|önskade|längtade|hoppades|saknade)(?!\p{L})/iu,
  en: /\b(?:not|never|nobody|nothing|no|without|but|too|afraid|gone|lost|wrong|broken|stuck|forbidden|cross|sad|lonely|missing|must|had to|only|\p{L}+n’t|dropped|hiding|wants?|wanted|wished|longed|hoped)\b/iu,
};
const openingWords = 80;

/** Who, where, and what is wrong. */
function* firstEightyWords(paragraphs: readonly Paragraph[], family: Family): Generator<Heard> {
  const opening = paragraphs
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
    .slice(0, openingWords)
    .join(' ');
  const lacks = [
    opening.includes(family.profile.name) ? '' : 'who it is about',
    place[family.language].test(opening) ? '' : 'where it is',
    trouble[family.language].test(opening) ? '' : 'what is wrong',
  ].filter((lack) => lack !== '');
  if (lacks.length > 0)
    yield { paragraph: paragraphs[0], message: `the first ${openingWords} words do not say ${lacks.join(', nor ')}` };
}

const wordsAPage = 250;
/** 'Between them swung the bag': the doer stands last. */
const onItsHead =
  /^[“]?(?:Between|On|In|Under|Over|Behind|Beside|Above|Out|Up|Down|Off|Away|Through|Across|Around|Along|From|Into|Back)(?: [\p{L}’]+){0,5} (?:stood|sat|lay|came|went|swung|hung|ran|rolled|flew|fell|walked|stepped|jumped|climbed) (?:a|an|the|his|her|its|two|three|\p{Lu}\p{Ll}+)\b/u;

function* inversions(paragraphs: readonly Paragraph[]): Generator<Heard> {
  const words = wordsIn(paragraphs.map(({ text }) => text).join(' '));
  const allowed = Math.ceil(words / wordsAPage);
  const heard = paragraphs.flatMap((paragraph) =>
    sentencesIn(paragraph.text)
      .filter((sentence) => onItsHead.test(sentence))
      .map((sentence) => ({ paragraph, sentence })),
  );
  for (const { paragraph, sentence } of heard.slice(allowed))
    yield { paragraph, message: `one sentence on its head too many: «${sentence.slice(0, 50)}»` };
}
