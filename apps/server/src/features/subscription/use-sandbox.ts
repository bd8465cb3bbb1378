import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Sandbox } from '../../ports/sandbox.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { requireCurrent } from './current-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';
import { syncFamily } from './sync-subscription.ts';

interface Ports extends SubscriptionPorts {
  /** null unless payments are the sandbox's. */
  readonly sandbox: Sandbox | null;
  readonly rateLimiter: RateLimiter;
  readonly askForPin: AskForPin;
}

const payRule = { name: 'sandbox-payment', most: 300, perSeconds: 60 } as const;

export const confirmSandboxPayment =
  (ports: Ports): Operation<Endpoints['confirmSandboxPayment']> =>
  async ({ familyId, sid, body, language }) => {
    if (ports.sandbox === null) throw new Failure('not-found');
    await refuseTooMany(ports.rateLimiter, payRule, familyId ?? 'visitors');
    if (familyId !== null) await ports.askForPin({ familyId, sid });
    const outcome = await ports.sandbox.pay(body, language);
    if (outcome === 'paid' && familyId !== null) await syncFamily(ports, familyId);
    return { outcome };
  };

export const turnSandboxCalendar =
  (ports: Ports): Operation<Endpoints['turnSandboxCalendar']> =>
  async ({ familyId, body }) => {
    if (ports.sandbox === null) throw new Failure('not-found');
    const current = await requireCurrent(ports, familyId);
    await ports.sandbox.turnCalendar(current.id, body.to);
    await refreshSubscription(ports, current.id);
  };
