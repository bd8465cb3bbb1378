import { picturePlaces } from '@sagolykta/domain/story-layout';
import type { Performance } from '@sagolykta/storyteller/perform';

const shortest = 110;
const longest = 240;

/** Letters enough to know a word by in its forms: 'reach' for 'reaches'. */
const stem = (word: string) => word.slice(0, 5);

function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem));
}

/** Sentences with what is said in them; a quotation keeps its speaker. */
function sentencesOf(text: string): string[] {
  const sentences = text
    .replaceAll('\n', ' ')
    .match(/[^.!?…]+[.!?…]+[”’)]*(?:,?\s+\p{Ll}[^.!?…]*[.!?…]+[”’)]*)*/gu) ?? [text];
  return sentences.map((sentence) => sentence.trim());
}

/** From each sentence on, as much as is needed for somebody to see it; at the end of a beat, with what was said before. */
function passagesOf(sentences: readonly string[]): string[] {
  return sentences.map((_, from) => {
    const isLast = sentences.slice(from).join(' ').length < shortest;
    let passage = '';
    for (const sentence of sentences.slice(isLast ? Math.max(0, from - 1) : from)) {
      if (passage.length >= shortest || (passage !== '' && `${passage} ${sentence}`.length > longest)) break;
      passage = `${passage} ${sentence}`.trim();
    }
    return passage;
  });
}

/** The beat a picture names first is the one it was planned from: as good as one more thing of it told. */
const plannedFrom = 1;

/**
 * The passage of a story that is most about one of its pictures: of the beats the picture belongs to, the one with most of
 * what the picture shows and the other two do not. Who is there says little: they mostly are in all three.
 */
export function momentOf({ paragraphs, plot }: Performance, picture: number, alts: readonly string[]): string {
  const place = picturePlaces(paragraphs.length, alts.length)[picture] ?? 0;
  const beats = plot.score.pictures[picture]?.beats ?? [];
  const others = stemsOf(alts.filter((_, index) => index !== picture).join(' '));
  const wanted = [...stemsOf(alts[picture] ?? '')];
  const named = stemsOf([...(alts.join(' ').match(/\p{Lu}\p{L}+/gu) ?? [])].join(' '));
  // An alt text begins with the hour and the place, where much else happens too.
  const aroundIt = stemsOf(alts[picture]?.split('.')[0] ?? '');
  const worth = (word: string) => (others.has(word) || named.has(word) ? 0.25 : aroundIt.has(word) ? 0.4 : 1);
  let best = { score: -1, passage: '' };
  for (const [index, { beat }] of paragraphs.entries()) {
    if (!beats.includes(beat.id)) continue;
    const text = paragraphs.flatMap((one, at) =>
      one.beat === beat && at >= index && at < index + 3 ? [one.text] : [],
    );
    for (const passage of passagesOf(sentencesOf(text.join(' ')))) {
      const said = stemsOf(passage);
      const about = wanted.filter((word) => said.has(word)).reduce((sum, word) => sum + worth(word), 0);
      const tooLong = Math.max(0, passage.length - longest) / 40;
      const planned = beat.id === beats[0] ? plannedFrom : 0;
      const score = about + planned - tooLong - Math.abs(index + 1 - place) * 0.06;
      if (score > best.score) best = { score, passage };
    }
  }
  return best.passage;
}
