import type { Consents } from '../../ports/consents.ts';
import type { Narrator } from '../../ports/narrator.ts';

/** The day on which the words beside the switch were last changed, and whom they named: a yes to one is no yes to another. */
export function voiceConsentVersion({ host }: Narrator): string {
  return `2026-11-21 ${host ?? 'this machine'}`;
}

const kinds = ['outside-voice-given', 'outside-voice-withdrawn'] as const;

/** Off until the family has said yes to this very receiver, and after it has said no again. */
export async function mayOutsideVoiceRead(consents: Consents, familyId: string, narrator: Narrator): Promise<boolean> {
  const said = await consents.latest(familyId, kinds);
  return said?.kind === 'outside-voice-given' && said.version === voiceConsentVersion(narrator);
}
