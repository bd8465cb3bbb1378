/** The cities whose skyline the illustrator knows. */
export const drawnCities = [
  'Stockholm',
  'Göteborg',
  'Malmö',
  'Uppsala',
  'Lund',
  'Kiruna',
  'Visby',
  'London',
  'New York',
  'Berlin',
  'Edinburgh',
] as const;
export type DrawnCity = (typeof drawnCities)[number];

const otherNames: ReadonlyMap<string, DrawnCity> = new Map([
  ['gothenburg', 'Göteborg'],
  ['new york city', 'New York'],
]);

/** The city a parent has typed, in either language and any case; undefined for one that has no skyline here. */
export function drawnCity(text: string): DrawnCity | undefined {
  const wanted = text.trim().toLowerCase();
  return drawnCities.find((city) => city.toLowerCase() === wanted) ?? otherNames.get(wanted);
}
