/** Whom and what a stand-in can stand for. */
export const standInRoles = [
  'child',
  'friend',
  'pet',
  'grandma',
  'grandpa',
  'adult',
  'city',
  'school',
  'breed',
  'sport',
  'athlete',
  'artist',
  'song',
  'other1',
  'other2',
  'other3',
  'other4',
  'other5',
  'other6',
] as const;
export type StandInRole = (typeof standInRoles)[number];

/**
 * Made-up words that are none in either language, so that each is found again whatever a model does around it. None ends
 * in s, x or z: their genitive is always to be seen. The second is used where the family's own words look like the first.
 */
const names: Readonly<Record<StandInRole, readonly [string, string]>> = {
  child: ['Milvra', 'Jelvina'],
  friend: ['Tovlin', 'Hednor'],
  pet: ['Nuffel', 'Plummo'],
  grandma: ['Tirvela', 'Ulvenda'],
  grandpa: ['Orvido', 'Bramlo'],
  adult: ['Selvi', 'Dorvyn'],
  city: ['Norrvika', 'Ostvalla'],
  school: ['Tallmoskolan', 'Ekvellaskolan'],
  breed: ['Zolvari', 'Kippelo'],
  sport: ['Trilleboll', 'Hoppelspel'],
  athlete: ['Runavik', 'Feltoro'],
  artist: ['Vindelia', 'Corvanne'],
  song: ['Lyktalei', 'Sommalu'],
  other1: ['Varluna', 'Yldra'],
  other2: ['Ostrimo', 'Wembel'],
  other3: ['Pelvina', 'Gnorri'],
  other4: ['Kestrio', 'Lumpavi'],
  other5: ['Dulvera', 'Xandrolo'],
  other6: ['Farrimo', 'Quildo'],
};

/** The stand-in for a role that looks like nothing among these words. */
export function standInFor(role: StandInRole, familyWords: readonly string[]): string {
  const [first, second] = names[role];
  const lower = first.toLowerCase();
  const looksAlike = familyWords.some((word) => {
    const own = word.toLowerCase();
    return own.length > 2 && (own.includes(lower) || lower.includes(own));
  });
  return looksAlike ? second : first;
}
