import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@sagolykta/domain/language';
import type { Noun, NounWords } from '@sagolykta/storyteller/noun';
import { readLexiconFile } from '@sagolykta/storyteller/understand/lexicon-file';

type LexiconNoun = ReturnType<typeof readLexiconFile>['nouns'][number];

const folder = fileURLToPath(new URL('../lexicon', import.meta.url));

/** The lexicon's nouns as a plot is cast with them, each with its words in both languages. */
export function castableNouns(): Noun[] {
  const nouns = new Map<string, Noun>();
  for (const language of languages) {
    const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.words'));
    for (const name of files) {
      const source = readFileSync(join(folder, language, name), 'utf8');
      for (const noun of readLexiconFile(source, `${language}/${name}`, language).nouns) {
        const { id, kind, size, effect } = noun;
        const words = { ...nouns.get(id)?.words, [language]: wordsOf(noun) };
        nouns.set(id, { id, kind, size, effect, words });
      }
    }
  }
  return [...nouns.values()];
}

const otherForms: Readonly<Record<LexiconNoun['pronoun'], { readonly him: string; readonly his: string }>> = {
  hon: { him: 'henne', his: 'hennes' },
  han: { him: 'honom', his: 'hans' },
  hen: { him: 'hen', his: 'hens' },
  den: { him: 'den', his: 'dess' },
  det: { him: 'det', his: 'dess' },
  de: { him: 'dem', his: 'deras' },
  she: { him: 'her', his: 'her' },
  he: { him: 'him', his: 'his' },
  it: { him: 'it', his: 'its' },
  they: { him: 'them', his: 'their' },
};

function wordsOf(noun: LexiconNoun): NounWords {
  const { forms, language, pronoun, sound, does, did, cannot, afraid, home, feels, part } = noun;
  const { indefinite, definite, article, counting, neuter } = forms;
  const plural = forms.plural ?? indefinite;
  const isSwedish = language === 'sv';
  return {
    bare: indefinite,
    a: counting === 'mass' ? indefinite : `${article} ${indefinite}`,
    the: isSwedish ? definite : `the ${definite}`,
    plural,
    thePlural: isSwedish ? (forms.definitePlural ?? definite) : `the ${plural}`,
    ...(neuter ? { ett: true } : {}),
    he: pronoun,
    ...otherForms[pronoun],
    sound,
    does,
    did,
    cannot,
    afraid,
    home,
    feels,
    part,
  };
}
