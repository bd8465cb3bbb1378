import { describe, expect, it } from 'vitest';
import { drawnCity } from '../src/drawn-cities.ts';

describe('a city whose skyline is known', () => {
  it.each([
    ['Göteborg', 'Göteborg'],
    ['gothenburg', 'Göteborg'],
    [' new york city ', 'New York'],
    ['New York', 'New York'],
    ['LUND', 'Lund'],
  ])('%s', (typed, city) => {
    expect(drawnCity(typed)).toBe(city);
  });

  it.each(['Lundby', 'Borås', '', 'constructor'])('«%s» is none of them', (typed) => {
    expect(drawnCity(typed)).toBeUndefined();
  });
});
