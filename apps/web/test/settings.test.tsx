import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, languages, openApp, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: {
    left: '3 av 3 sagor kvar i dag',
    upgrade: 'Uppgradera till Premium',
    pictures: /^Bilder i sagorna/,
    narration: /^Uppläsning/,
    locked: 'Ingår i Premium',
    length: 'Medel (5–7 min)',
    streak: /^Räkna kvällar i rad/,
    nights: 'Kvällar i rad',
    names: /^Namn och tilltal/,
    save: 'Spara',
    profiles: /^Hantera profiler/,
  },
  en: {
    left: '3 of 3 stories left today',
    upgrade: 'Upgrade to Premium',
    pictures: /^Auto-images/,
    narration: /^Voice narration/,
    locked: 'Included in Premium',
    length: 'Medium (5-7 min)',
    streak: /^Count nights in a row/,
    nights: 'Night Streak',
    names: /^Names/,
    save: 'Save',
    profiles: /^Manage Profiles/,
  },
} as const;

test.each(languages)('settings are kept on the account (%s)', async (language) => {
  const say = words[language];
  const visitor = house.visitor();
  await visitor.register();
  await visitor.describe();
  const { user, goTo } = openApp(visitor, '/settings', language);
  await told(say.left);
  expect(screen.getByRole('link', { name: say.upgrade }).getAttribute('href')).toBe('/subscribe');
  await told(say.length);
  const isOn = (name: RegExp) => screen.getByRole('switch', { name }).getAttribute('aria-checked');
  expect(isOn(say.pictures)).toBe('true');
  expect(screen.getByRole('switch', { name: say.narration })).toHaveProperty('disabled', true);
  await told(say.locked);
  await user.click(screen.getByRole('switch', { name: say.pictures }));
  await user.click(screen.getByRole('switch', { name: say.streak }));
  await waitFor(async () =>
    expect(await visitor.client.getUser()).toMatchObject({ autoImages: false, showStreak: false }),
  );

  await user.click(screen.getByRole('button', { name: say.names }));
  const sheet = await screen.findByRole('dialog');
  await user.type(sheet.querySelector('[name=calledName]') as Element, 'mamma');
  await user.click(within(sheet).getByRole('button', { name: say.save }));
  await waitFor(() => expect(screen.getByRole('button', { name: say.names }).textContent).toContain('mamma'));

  goTo('/settings');
  await told(say.left);
  expect([isOn(say.pictures), isOn(say.streak)]).toEqual(['false', 'false']);
  await user.click(screen.getByRole('link', { name: say.profiles }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alma' })).toBeTruthy();
  expect(screen.queryByText(say.nights)).toBeNull();
});
