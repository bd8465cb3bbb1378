import { CallError } from '@sagolykta/contract/call-error';
import type { securityTexts } from './security-texts.ts';

export function securityFailure(failure: Error, { errors }: (typeof securityTexts)['sv']): string {
  const code = failure instanceof CallError ? failure.code : undefined;
  if (code === 'proof-needed') return errors.proofNeeded;
  if (code === 'wrong-password') return errors.wrongPassword;
  if (code === 'too-many-requests') return errors.tooMany;
  if (code === 'passkey-refused') return errors.refused;
  return errors.failed;
}
