import type { PasswordHasher } from '../../src/ports/password-hasher.ts';

/** For tests that ask who may, not how hard a password is to guess. */
export const quickHasher: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  isOutdated: () => false,
  matches: async (password, hash) => hash === `plain:${password}`,
};
export const noLimits = async () => 0;
