import type { HelpKind } from '@sagolykta/contract/outside-help';
import type { Consents } from '../../ports/consents.ts';
import type { Helper } from '../../ports/helper.ts';

/** What a yes and a no to each are kept as. */
const said = {
  writer: { yes: 'model-writer-given', no: 'model-writer-withdrawn' },
  voice: { yes: 'outside-voice-given', no: 'outside-voice-withdrawn' },
  painter: { yes: 'image-model-given', no: 'image-model-withdrawn' },
} as const;

export function consentKind(kind: HelpKind, isOn: boolean) {
  return isOn ? said[kind].yes : said[kind].no;
}

/** The day on which the words beside the switches were last changed, and whom they named: a yes to one is no yes to another. */
export function consentVersion({ host }: Helper): string {
  return `2026-11-21 ${host ?? 'this machine'}`;
}

/** Off until the family has said yes to this very host, and after it has said no again. */
export async function mayHelp(consents: Consents, familyId: string, kind: HelpKind, helper: Helper): Promise<boolean> {
  const { yes, no } = said[kind];
  const last = await consents.latest(familyId, [yes, no]);
  return last?.kind === yes && last.version === consentVersion(helper);
}
