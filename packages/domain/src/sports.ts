export const sports = [
  'Soccer',
  'Basketball',
  'Tennis',
  'Swimming',
  'Baseball',
  'Football',
  'Gymnastics',
  'Track and Field',
  'Volleyball',
  'Hockey',
  'Golf',
  'Dance',
] as const;
export type Sport = (typeof sports)[number];

/** The sport as the list spells it; undefined for anything a parent typed that is not on the list. */
export function knownSport(text: string): Sport | undefined {
  const wanted = text.trim().toLowerCase();
  return sports.find((sport) => sport.toLowerCase() === wanted);
}
