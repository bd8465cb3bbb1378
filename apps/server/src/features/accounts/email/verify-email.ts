import type { Accounts } from '../../../ports/accounts.ts';
import { type TokenPorts, takeToken } from '../proof/one-time-token.ts';

interface Ports extends TokenPorts {
  readonly accounts: Accounts;
}

/** Whether the token was good for the address that the family has now. */
export const verifyEmail =
  (ports: Ports) =>
  async (text: string): Promise<boolean> => {
    const token = await takeToken(ports, text, 'verify-email');
    if (token === undefined || token.familyId === null) return false;
    return ports.accounts.verifyEmail(token.familyId, token.detail, ports.clock());
  };
