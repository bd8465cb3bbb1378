import { languages } from '@sagolykta/domain/language';
import type { ConceptId } from './concepts.ts';
import { findConcepts } from './theme.ts';

/** A theme in two parts. */
interface PartedTheme {
  /** What the story may be about, as typed; '' when the theme was only refusals. */
  readonly wish: string;
  /** What it shall be without. */
  readonly refused: readonly string[];
}

const negator = '(?:inga|ingen|inget|no)';
/** 'No more nappies': what a small child gives up is what the story is about; 'no more dragons' refuses dragons. */
const givenUp = '(?:more|mera?)\\s+(?:napp|blöj|diaper|dumm|pacifier|skärm|screen|ipad|tablet|platt|tv|telly)';
/** 'Inga spindlar', 'utan åska': a clause that is nothing but a refusal; 'inget att göra' is about that. */
const refusal = new RegExp(
  `^(?:och |and )?(?:helst |please )?(?:${negator}|utan|without)\\s+(?!att\\s|to\\s|${givenUp})(.+)$`,
  'iu',
);
/** 'En drake och inga spindlar'. */
const refusalAtTheEnd = new RegExp(`^(.*\\S)\\s+(?:och|and|med|with)\\s+${negator}\\s+(.+)$`, 'iu');
/** A refusal names a thing; what is longer is a sentence that only sounds like one: 'no one was awake that night'. */
const mostWords = 2;
/** 'Inga djur som pratar'. */
const whoDoes = /^\S+\s+(?:som|who|that)\s+\S+$/iu;
/** 'Ingen valde mig' refuses nothing: nobody did something to somebody. */
const doneToSomebody = /\s(?:mig|mej|oss|sig|me|us)$/iu;

/** 'A dragon, but no spiders' wishes for a dragon and refuses spiders. */
export function partTheme(theme: string): PartedTheme {
  const wishes: string[] = [];
  const refused: string[] = [];
  for (const clause of theme.split(/[,.;!?–]+(?=\s|$)|\s(?:men|fast|but)\s/iu).map((part) => part.trim())) {
    const [, before = '', after] = refusalAtTheEnd.exec(clause) ?? ['', '', refusal.exec(clause)?.[1]];
    const things = (after ?? '').split(/\s+(?:och|eller|and|or)\s+/iu).filter((thing) => thing !== '');
    const isThing = (thing: string) =>
      (thing.split(/\s+/).length <= mostWords || whoDoes.test(thing)) && !doneToSomebody.test(thing);
    const isRefusal = things.length > 0 && things.every(isThing);
    if (isRefusal) refused.push(...things);
    wishes.push(isRefusal ? before : clause);
  }
  // Untouched where nothing is refused: the parent's own words are kept as they are.
  return refused.length === 0 ? { wish: theme, refused } : { wish: wishes.filter(Boolean).join(', '), refused };
}

/** The first of the family's avoided things that a text of a few words is about, or names, in either language; undefined when there is none. */
export function avoidedIn(text: string, avoid: readonly string[]): string | undefined {
  const concepts = conceptsInAnyLanguage(text);
  return avoid.find(
    (thing) => names(text, thing) || conceptsInAnyLanguage(thing).some((concept) => concepts.includes(concept)),
  );
}

function conceptsInAnyLanguage(text: string): ConceptId[] {
  return languages.flatMap((language) => findConcepts(text, language));
}

/** Whether a text has the thing's word in it, in any of its usual endings. */
export function names(text: string, thing: string): boolean {
  const stem = stemOf(thing.normalize('NFC').toLowerCase().trim());
  if (stem === '') return false;
  const pattern = stem.split(/\s+/).map(RegExp.escape).join('\\s+');
  return new RegExp(`(?<!\\p{L})${pattern}\\p{L}{0,4}(?!\\p{L})`, 'u').test(text.normalize('NFC').toLowerCase());
}

const endings = /(?:arna|orna|erna|ar|or|er|na|en|et|es|s|a|n)$/;
const shortestStem = 4;

/** 'clowner', 'clownerna' and 'clowns' are all about a clown. */
function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= shortestStem ? stem : word;
}
