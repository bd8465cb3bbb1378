import type { Route } from './route.ts';

/** Every way in by which something is paid, or told of a payment: a part of routes.ts. */
export const subscriptionRoutes = {
  createTestSubscription: {
    method: 'POST',
    path: '/api/create-test-subscription',
    access: 'anyone',
    circle: 'owner',
    answer: 'json',
  },
  getSubscription: { method: 'GET', path: '/api/subscription', access: 'family', circle: 'owner', answer: 'json' },
  syncSubscription: {
    method: 'POST',
    path: '/api/subscription/sync',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  openSubscriptionPortal: {
    method: 'POST',
    path: '/api/subscription/portal',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  listReceipts: {
    method: 'GET',
    path: '/api/subscription/receipts',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  beginWithdrawal: {
    method: 'POST',
    path: '/api/subscription/withdrawals',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/api/subscription/withdrawals/:id/confirmation',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  confirmSandboxPayment: {
    method: 'POST',
    path: '/api/sandbox/payments',
    access: 'anyone',
    circle: 'owner',
    answer: 'json',
  },
  turnSandboxCalendar: {
    method: 'POST',
    path: '/api/sandbox/calendar',
    access: 'family',
    circle: 'owner',
    answer: 'json',
  },
  receivePaymentEvent: {
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'public',
    answer: 'json',
    takes: { most: 512 * 1024, slowly: false },
    signedIn: 'stripe-signature',
  },
} as const satisfies Record<string, Route>;
