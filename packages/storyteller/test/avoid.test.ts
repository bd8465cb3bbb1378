import { expect, test } from 'vitest';
import { avoidedIn, names, partTheme } from '../src/avoid.ts';

test.each([
  ['Inga spindlar', '', ['spindlar']],
  ['no spiders', '', ['spiders']],
  ['utan åska och spindlar', '', ['åska', 'spindlar']],
  ['En drake, men inga spindlar', 'En drake', ['spindlar']],
  ['A dragon and no spiders or clowns.', 'A dragon', ['spiders', 'clowns']],
  ['Sjörövare. Inget mörker', 'Sjörövare', ['mörker']],
  ['En igelkott som har tappat bort sin lykta', 'En igelkott som har tappat bort sin lykta', []],
  ['A dragon, no more spiders', 'A dragon', ['more spiders']],
  ['no more nappies', 'no more nappies', []],
  ['ingen mer napp', 'ingen mer napp', []],
  ['inget att göra', 'inget att göra', []],
  ['Dagen då ingen sov', 'Dagen då ingen sov', []],
  ['The boy without a shadow', 'The boy without a shadow', []],
  ['No one at home was awake that night', 'No one at home was awake that night', []],
])('%s', (theme, wish, refused) => {
  expect(partTheme(theme)).toEqual({ wish, refused });
});

test.each([
  ['en spindel i badkaret', ['spindlar'], 'spindlar'],
  ['a spider in the bath', ['thunder', 'spiders'], 'spiders'],
  ['a spider in the bath', ['spindlar'], 'spindlar'],
  ['A spider and a moon', ['spindlar'], 'spindlar'],
  ['en clown på cirkus', ['clowner'], 'clowner'],
  ['clownernas dag', ['clown'], 'clown'],
  ['en hund', ['spindlar'], undefined],
  ['en maskinist', ['mask'], undefined],
])('%s, where %j is avoided', (theme, avoid, expected) => {
  expect(avoidedIn(theme, avoid)).toBe(expected);
});

test('a thing is named in any of its usual endings', () => {
  expect(names('Och där satt clownerna.', 'clowner')).toBe(true);
  expect(names('Och där satt en katt.', 'clowner')).toBe(false);
});
