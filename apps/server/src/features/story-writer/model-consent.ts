import type { Consents } from '../../ports/consents.ts';

/** The day on which the words beside the switch were last changed. */
export const modelConsentVersion = '2026-11-21';

const kinds = ['model-writer-given', 'model-writer-withdrawn'] as const;

/** Off until the family has said yes, and after it has said no again. */
export async function mayModelWrite(consents: Consents, familyId: string): Promise<boolean> {
  return (await consents.latest(familyId, kinds))?.kind === 'model-writer-given';
}
