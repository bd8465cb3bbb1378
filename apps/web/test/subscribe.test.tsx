import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, faulty, languages, openApp, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: { unavailable: 'Premium går inte att köpa just nu', home: 'Till startsidan' },
  en: { unavailable: 'Subscription Unavailable', home: 'Back to Home' },
} as const;
// The server's answers are given here: which of them comes is up to how its payments are set up.
const checkout = {
  clientSecret: 'secret',
  provider: 'sandbox',
  mode: 'test',
  publishableKey: null,
  trialEndsAt: '2026-11-28T12:00:00.000Z',
  firstPaymentAt: '2026-11-28T12:00:00.000Z',
  renewsAt: '2026-12-28T12:00:00.000Z',
};
const begin = ['POST', '/api/create-test-subscription'] as const;

test.each(languages)('without payments there is no subscription, and a way home (%s)', async (language) => {
  const say = words[language];
  const visitor = house.visitor();
  await visitor.register();
  const { user, answer } = openApp(visitor, '/subscribe', language);
  answer(...begin, () => new Response('', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: say.unavailable })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: say.home }));
  expect(location.pathname).toBe('/');
});

test('a visitor sees what Premium is, what it costs, and that this is a test', async () => {
  const { answer } = openApp(house.visitor(), '/subscribe', 'en');
  answer(...begin, () => Response.json(checkout));
  for (const name of ['Unlimited Stories', 'Voice Narration', 'Premium Themes', 'Offline Reading', 'Family Sharing']) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  }
  await told(/TEST MODE\./);
  for (const words of [
    '$9.99 per month',
    '7-day free trial',
    'First payment on November 28.',
    'December 28',
    'You may change your mind for 14 days',
  ]) {
    await waitFor(() => expect(document.body.textContent).toContain(words));
  }
  await told('Secure Payment');
  await told('Cancel Anytime');
});

test('a subscription that cannot be begun leads away with a notice', async () => {
  const visitor = house.visitor();
  await visitor.register();
  const { answer, goTo } = openApp(visitor, '/subscribe', 'en');
  answer(...begin, () => Response.json({ ...checkout, clientSecret: null }));
  await told('Unable to initialize payment. Please try again.');
  await waitFor(() => expect(location.pathname).toBe('/'));
  answer(...begin, faulty);
  goTo('/subscribe');
  await told('Failed to initialize subscription. Please try again.');
  await waitFor(() => expect(location.pathname).toBe('/settings'));
});
