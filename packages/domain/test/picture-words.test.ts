import { describe, expect, it } from 'vitest';
import { actWords } from '../src/act-words.ts';
import type { Enactment } from '../src/enactment.ts';
import { nounWords } from '../src/noun-words.ts';
import { altText } from '../src/picture-words.ts';
import type { Scene } from '../src/scene.ts';
import { acts } from '../src/scene-acts.ts';
import { nouns } from '../src/scene-nouns.ts';

const names: Readonly<Record<string, string>> = { child: 'Ester', friend: 'Iris', pet: 'Sixten' };

function told(enacts: Partial<Enactment>, language: 'sv' | 'en'): string {
  const scene: Scene = {
    world: 'beach',
    season: 'summer',
    time: 'dusk',
    weather: 'clear',
    light: 'sunset',
    figures: [],
    props: [],
    enacts: { framing: 'middle', figures: [], things: [], ...enacts },
    seed: 'words',
  };
  return altText(scene, { language, nameOf: (who) => names[who] });
}

const tug: Partial<Enactment> = {
  figures: [
    { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'angry' },
    { who: 'friend', at: 'left', act: 'pulls', to: 'rope', feeling: 'angry' },
    { who: 'excavator', at: 'right', act: 'pulls', to: 'rope', feeling: 'laughing' },
    { who: 'pet', at: 'near', act: 'looks-at', to: 'excavator' },
  ],
  things: [
    { what: 'bucket', at: 'centre', count: 3 },
    { what: 'rope', at: 'centre' },
  ],
};

describe('what a picture shows, in words', () => {
  it('says in Swedish who does what to whom, and what else is seen', () => {
    expect(told(tug, 'sv')).toBe(
      'Kväll på stranden. Ester och Iris drar i ett rep och ser arga ut. En grävmaskin drar i repet och skrattar. Sixten tittar på grävmaskinen. Där syns en hink och flera till.',
    );
  });

  it('says the same in English', () => {
    expect(told(tug, 'en')).toBe(
      'Evening on the beach. Ester and Iris pull a rope and look cross. An excavator pulls the rope and laughs. Sixten looks at the excavator. Also seen: a bucket and more of them.',
    );
  });

  it('tells of several as several', () => {
    const figures: Enactment['figures'] = [{ who: 'pancakes', at: 'right', act: 'waits', feeling: 'sad' }];
    expect(told({ figures }, 'sv')).toBe('Kväll på stranden. Pannkakor väntar och ser ledsna ut.');
    expect(told({ figures }, 'en')).toBe('Evening on the beach. Pancakes wait and look sad.');
  });

  it('says once of somebody with a name what it is, and of a person only the name', () => {
    const figures: Enactment['figures'] = [
      { who: 'snail', at: 'right', act: 'talks-to', to: 'child', called: 'snail' },
      { who: 'boy', at: 'left', act: 'hugs', to: 'snail', called: 'boy' },
    ];
    const nameOf = (who: string, called?: string) =>
      ({ snail: 'Leonard', boy: 'Jonah', child: 'Ester' })[called ?? who];
    const scene = { world: 'beach', season: 'summer', time: 'dusk', weather: 'clear', light: 'sunset' } as const;
    const of = (language: 'sv' | 'en', order = figures) => {
      const enacts: Enactment = { framing: 'middle', figures: order, things: [] };
      return altText({ ...scene, figures: [], props: [], enacts, seed: 'words' }, { language, nameOf });
    };
    expect(of('en')).toBe('Evening on the beach. Leonard, a snail, talks to Ester. Jonah hugs Leonard.');
    expect(of('sv')).toBe('Kväll på stranden. Leonard, en snigel, pratar med Ester. Jonah kramar Leonard.');
    expect(of('en', figures.toReversed())).toContain('Jonah hugs Leonard, a snail. Leonard talks');
  });

  it('gives what is held to whom it is given', () => {
    const figures: Enactment['figures'] = [{ who: 'child', at: 'left', act: 'gives', to: 'friend', holding: 'apple' }];
    expect(told({ figures }, 'sv')).toContain('Ester ger ett äpple till Iris.');
    expect(told({ figures }, 'en')).toContain('Ester gives an apple to Iris.');
  });

  it.each(acts)('%s has words in both languages, with and without somebody it is done to', (act) => {
    for (const language of ['sv', 'en'] as const) {
      for (const several of [false, true]) {
        expect(actWords(act, several, 'Iris', language)).toContain('Iris');
        expect(actWords(act, several, undefined, language)).not.toMatch(/[[\]@]|Iris/);
      }
    }
  });

  it.each(nouns)('%s has a name in both languages', (noun) => {
    for (const language of ['sv', 'en'] as const) {
      const { some, the } = nounWords(noun, language);
      expect(some.length).toBeGreaterThan(1);
      expect(the).not.toBe(some);
      expect(`${some}${the}`).not.toMatch(/[~|/]/);
    }
  });
});
