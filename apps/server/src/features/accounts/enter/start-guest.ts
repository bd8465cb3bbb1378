import type { Language } from '@sagolykta/domain/language';
import type { Chance } from '../../../ports/chance.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Families } from '../../../ports/families.ts';

interface Ports {
  readonly families: Families;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** A family without an account. It is claimed by registering while its session lasts, and lost when that ends. */
export const startGuest =
  ({ families, chance, clock }: Ports) =>
  async (guest: { readonly timeZone: string; readonly language: Language }): Promise<string> => {
    const id = chance.newId();
    await families.add({ id, ...guest }, clock());
    return id;
  };
