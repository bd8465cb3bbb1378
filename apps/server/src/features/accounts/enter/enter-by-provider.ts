import { type Language, languages } from '@sagolykta/domain/language';
import { z } from 'zod';
import type { ExternalIdentities } from '../../../ports/external-identities.ts';
import type { ExternalPerson, IdentityProvider } from '../../../ports/identity-provider.ts';
import { makeToken, type TokenPorts, takeToken } from '../proof/one-time-token.ts';

interface Ports extends TokenPorts {
  readonly identityProvider: IdentityProvider;
  readonly externalIdentities: ExternalIdentities;
}

/** Minutes for signing in elsewhere. */
const minutes = 30;

const trip = z.strictObject({ remembered: z.string(), returnTo: z.string(), language: z.enum(languages) });

/** Where the browser is to go, and the state it must come back with. Throws Failure 'unavailable'. */
export const askProvider =
  (ports: Ports) =>
  async (wish: { returnTo: string; language: Language }): Promise<{ address: string; state: string }> => {
    const remembered = ports.identityProvider.prepare();
    const detail = JSON.stringify({ ...wish, remembered } satisfies z.input<typeof trip>);
    const state = await makeToken(ports, { purpose: 'openid-connect', familyId: null, detail }, minutes);
    return { state, address: await ports.identityProvider.addressFor(state, remembered) };
  };

interface Arrival {
  /** What the provider added to our address. */
  readonly search: string;
  readonly state: string;
  readonly timeZone: string;
  /** A guest family in this browser becomes the person's. */
  readonly currentFamilyId: string | null;
}

/** The person's family, found or new, and where to lead on; undefined when the provider or we do not believe it. */
export const enterByProvider =
  (ports: Ports) =>
  async ({ search, state, timeZone, currentFamilyId }: Arrival) => {
    const token = await takeToken(ports, state, 'openid-connect');
    if (token === undefined) return undefined;
    const { remembered, returnTo, language } = trip.parse(JSON.parse(token.detail));
    const person = await ports.identityProvider.whoCameBack(search, { state, remembered });
    if (person === undefined) return undefined;
    const familyId = await familyOf(ports, person, { timeZone, language, currentFamilyId });
    return familyId === undefined ? undefined : { familyId, returnTo };
  };

interface Surroundings {
  readonly timeZone: string;
  readonly language: Language;
  readonly currentFamilyId: string | null;
}

async function familyOf(
  { externalIdentities, chance, clock }: Ports,
  person: ExternalPerson,
  { timeZone, language, currentFamilyId }: Surroundings,
): Promise<string | undefined> {
  const known = await externalIdentities.find(person);
  if (known !== undefined) return known;
  if (currentFamilyId !== null && (await externalIdentities.claim(currentFamilyId, person, clock()))) {
    return currentFamilyId;
  }
  const id = chance.newId();
  if (await externalIdentities.addFamily({ id, timeZone, language }, person, clock())) return id;
  // The same person came in twice at once: the other was first.
  return externalIdentities.find(person);
}
