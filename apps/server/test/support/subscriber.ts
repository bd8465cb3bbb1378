import type { SandboxCalendar, SandboxPayment } from '@sagolykta/contract/sandbox';
import type { Visitor } from './visitor.ts';

/** Pays in the sandbox, as /subscribe does. */
export async function paySandbox(visitor: Visitor, card: SandboxPayment['card'] = 'success') {
  const { clientSecret } = await visitor.client.createTestSubscription();
  return visitor.client.confirmSandboxPayment({ body: { clientSecret: clientSecret ?? '', card } });
}

export function turnCalendar(visitor: Visitor, to: SandboxCalendar) {
  return visitor.client.turnSandboxCalendar({ body: { to } });
}
