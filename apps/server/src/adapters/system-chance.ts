import { randomBytes, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { Chance } from '../ports/chance.ts';

export const systemChance: Chance = {
  newId: () => v7(),
  newSeed: () => randomUUID(),
  newToken: () => randomBytes(32).toString('base64url'),
};
