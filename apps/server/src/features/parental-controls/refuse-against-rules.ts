import { eveningVerdict } from '@sagolykta/domain/evening-rules';
import { avoidedIn, partTheme } from '@sagolykta/storyteller/avoid';
import { Failure } from '../../ports/failure.ts';
import type { Family } from '../../ports/families.ts';
import type { KeptControls } from '../../ports/parental-controls.ts';

/** Throws Failure 'outside-bedtime' or 'evening-limit-reached', with the seconds until a story may be made. */
export function refuseAgainstRules(controls: KeptControls, family: Family, now: Date): void {
  const verdict = eveningVerdict(controls, family, now);
  if (verdict.kind === 'open') return;
  if (verdict.kind === 'evening-over') throw new Failure('evening-limit-reached', { retryAfter: verdict.opensIn });
  const { from, to } = controls.bedtime ?? { from: '', to: '' };
  throw new Failure('outside-bedtime', {
    detail: `In this family stories are made from ${from} to ${to}`,
    retryAfter: verdict.opensIn,
  });
}

/** Throws Failure 'theme-avoided' when what is wished for is among what the family leaves out; to wish it away is no wish for it. */
export function refuseAvoidedTheme({ avoid }: KeptControls, theme: string): void {
  const avoided = avoidedIn(partTheme(theme).wish, avoid);
  if (avoided !== undefined) throw new Failure('theme-avoided', { detail: `This family leaves out: ${avoided}` });
}
