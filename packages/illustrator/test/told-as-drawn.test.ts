import type { Enactment } from '@sagolykta/domain/enactment';
import { nounWords } from '@sagolykta/domain/noun-words';
import { altText } from '@sagolykta/domain/picture-words';
import { type Act, acts, framings } from '@sagolykta/domain/scene-acts';
import { type Noun, nouns } from '@sagolykta/domain/scene-nouns';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

const names: Readonly<Record<string, string>> = { child: 'Ester', friend: 'Iris', pet: 'Sixten', elder: 'Karin' };

/** The nouns a text names, longest first, so that a fire-engine is no engine. */
function nounsNamedIn(text: string): Set<Noun> {
  const found = new Set<Noun>();
  let rest = ` ${text.toLowerCase().replaceAll(/[.,]/g, ' ')} `;
  const forms = nouns
    .flatMap((noun) => {
      const { some, the } = nounWords(noun, 'en');
      return [some, the].map((form) => ({ noun, form: ` ${form.toLowerCase()} ` }));
    })
    .sort((one, other) => other.form.length - one.form.length);
  for (const { noun, form } of forms) {
    if (!rest.includes(form)) continue;
    found.add(noun);
    rest = rest.replaceAll(form, ' · ');
  }
  return found;
}

/** A hand of the whole vocabulary, dealt by a number. */
function dealt(number: number): Enactment {
  const at = <Item>(items: readonly Item[], step: number): Item => items[(number * step + step) % items.length] as Item;
  const [one, other, thing] = [at(nouns, 7), at(nouns, 31), at(nouns, 113)];
  const act = at<Act>(acts, 5);
  return {
    framing: at(framings, 1),
    figures: [
      { who: 'child', at: 'left', act, to: one },
      { who: 'friend', at: 'right', act: at<Act>(acts, 17), to: 'child' },
      { who: other, at: 'far', act: 'looks-at', to: 'child', feeling: 'curious' },
      { who: 'pet', at: 'near', act: 'sits', holding: at(nouns, 211) },
    ],
    things: [{ what: thing, at: 'centre' }],
  };
}

describe('what is told is drawn, and whoever is drawn is told', () => {
  it.each(Array.from({ length: 120 }, (_, number) => number))('picture %i', (number) => {
    const scene = aScene({ figures: [], enacts: dealt(number) });
    const alt = altText(scene, { language: 'en', nameOf: (who) => names[who] });
    const svg = drawScene(scene, aCast);
    const drawn = new Set([...attributeValues(svg, 'data-who'), ...attributeValues(svg, 'data-thing')]);
    const place = new Set(['forest', 'sea', 'moon', 'castle', 'library', 'bridge', 'mountain']);
    for (const noun of nounsNamedIn(alt)) if (!place.has(noun)) expect(drawn, `${noun} in: ${alt}`).toContain(noun);
    for (const [role, name] of Object.entries(names))
      expect(alt.includes(name), `${role} in: ${alt}`).toBe(drawn.has(role));
    const told = nounsNamedIn(alt);
    for (const part of drawn) if (!(part in names)) expect([...told], `${part} in: ${alt}`).toContain(part);
  });
});
