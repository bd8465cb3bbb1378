/** What is private, and only while the family is premium and signed in: its entry for the user says so. */
const familyCache = 'family';
export const userPath = '/api/auth/user';
/** What is kept answers whatever the request says of its language or its origin. */
export const anyWay = { ignoreVary: true } as const;

export function openFamily(): Promise<Cache> {
  return caches.open(familyCache);
}

/** Nothing of a family's is put where a logout has just emptied. */
export async function putFamily(path: string, answer: Response): Promise<void> {
  if (await isKeeping()) await (await openFamily()).put(path, answer);
}

export async function isKeeping(): Promise<boolean> {
  return (await caches.match(userPath, anyWay)) !== undefined;
}

export async function forget(): Promise<void> {
  await caches.delete(familyCache);
}
