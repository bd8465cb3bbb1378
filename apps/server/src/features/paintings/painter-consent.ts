import type { Consents } from '../../ports/consents.ts';
import type { Painter } from '../../ports/painter.ts';

/** The day on which the words beside the switch were last changed, and whom they named: a yes to one is no yes to another. */
export function painterConsentVersion({ host }: Painter): string {
  return `2026-11-21 ${host ?? 'this machine'}`;
}

const kinds = ['image-model-given', 'image-model-withdrawn'] as const;

/** Off until the family has said yes to this very receiver, and after it has said no again. */
export async function mayModelPaint(consents: Consents, familyId: string, painter: Painter): Promise<boolean> {
  const said = await consents.latest(familyId, kinds);
  return said?.kind === 'image-model-given' && said.version === painterConsentVersion(painter);
}
