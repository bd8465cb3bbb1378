import type { Language } from '@sagolykta/domain/language';
import { names } from '@sagolykta/storyteller/avoid';
import { softenedWords } from '@sagolykta/storyteller/content/lexicon/safety';
import { wordsIn } from '@sagolykta/storyteller/reading-pace';
import { mustBeBarred } from '@sagolykta/storyteller/theme-safety';
import { canary } from './prompts/story-2.ts';

/** Why a paragraph may not be read at a bedside. */
export type ParagraphFault = 'refused' | 'unfit';

interface Gate {
  readonly language: Language;
  readonly avoid: readonly string[];
}

const refusals =
  /\b(?:I(?:’|')m sorry|I (?:can(?:no|’|')t|am unable|won(?:’|')t) (?:help|write|assist|create|continue|comply)|as an AI|language model|jag (?:kan|får|vill) (?:tyvärr )?inte (?:hjälpa|skriva|fortsätta|svara)|som (?:en )?AI|språkmodell)\b/iu;
/** Addresses, code, markup, and the words of our own instructions. */
const leaks =
  /https?:|www\.|\S@\S+\.\S|```|[<>{}[\]|\\]|\*\*|^#|family_data|must_appear|listeners_age|leave_out|system prompt|systemprompt/iu;
/** Also a figure of five digits or more: a telephone number, or something that was never a story. */
const longNumber = /\d[\d\s-]{4,}\d/u;
const longestParagraph = 1_600;
const mostCries = 3;

/** undefined for a paragraph that may be shown. */
export function faultIn(paragraph: string, { language, avoid }: Gate): ParagraphFault | undefined {
  if (refusals.test(paragraph)) return 'refused';
  const isUnfit =
    paragraph.length > longestParagraph ||
    paragraph.includes(canary) ||
    leaks.test(paragraph) ||
    longNumber.test(paragraph) ||
    mustBeBarred(paragraph) ||
    frightens(paragraph, language) ||
    (paragraph.match(/!/g) ?? []).length > mostCries ||
    isOtherLanguage(paragraph, language) ||
    avoid.some((thing) => names(paragraph, thing));
  return isUnfit ? 'unfit' : undefined;
}

/** One such word may be harmless ('a butter knife'); two in a paragraph are another kind of story. */
function frightens(paragraph: string, language: Language): boolean {
  const tokens = new Set(paragraph.toLowerCase().match(/\p{L}+/gu) ?? []);
  const harsh = [...tokens].filter((token) => Object.hasOwn(softenedWords, token));
  return harsh.filter((token) => !(token === 'dog' && language === 'en')).length > 1;
}

const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  sv: new Set('och att det som en på är var med inte för den till så om han hon jag de sig av ett hade'.split(' ')),
  en: new Set('the and was of to it that with on she he they not but a is had his her you at from'.split(' ')),
};
/** Fewer words tell nothing of a language. */
const enoughWords = 8;

function isOtherLanguage(paragraph: string, language: Language): boolean {
  if (wordsIn(paragraph) < enoughWords) return false;
  const tokens = paragraph.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (of: Language) => tokens.filter((token) => smallWords[of].has(token)).length;
  const own = count(language);
  const other = count(language === 'sv' ? 'en' : 'sv');
  const isForeignScript = tokens.filter((token) => !/^\p{Script=Latin}+$/u.test(token)).length > tokens.length / 4;
  return isForeignScript || other > own || (own === 0 && tokens.length > 2 * enoughWords);
}
