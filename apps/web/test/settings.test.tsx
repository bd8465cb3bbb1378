import { screen, waitFor, within } from '@testing-library/dom';
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
    title: 'Inställningar',
    other: 'English',
    otherTitle: 'Settings',
    day: 'Dag',
    pages: ['Hjälpcenter', 'Kontakta oss', 'Integritet', 'E-post och lösenord'],
    search: { words: 'byta aktiv', answer: 'Vi har flera barn. Hur gör vi?', nothing: 'Inget svar på det än.' },
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
    title: 'Settings',
    other: 'Svenska',
    otherTitle: 'Inställningar',
    day: 'Day',
    pages: ['Help Center', 'Contact Us', 'Privacy Settings', 'E-mail and password'],
    search: {
      words: 'switch active',
      answer: 'We have several children. What do we do?',
      nothing: 'No answer to that yet.',
    },
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

test.each(languages)('language, theme and the inner pages (%s)', async (language) => {
  const say = words[language];
  const visitor = house.visitor();
  await visitor.register();
  const { user, goTo } = openApp(visitor, '/settings', language);
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  await title(say.title);
  await user.click(screen.getByRole('radio', { name: say.day }));
  expect(document.documentElement.dataset.theme).toBe('day');
  for (const name of say.pages) {
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
    await title(name);
    await user.click(screen.getAllByRole('link', { name: say.title })[0] as HTMLElement);
    await title(say.title);
  }

  await user.click(screen.getByRole('link', { name: new RegExp(`^${say.pages[0]}`) }));
  const search = await screen.findByRole('searchbox');
  await user.type(search, say.search.words);
  await waitFor(() =>
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      say.search.answer,
    ]),
  );
  await user.clear(search);
  await user.type(search, 'xyzzy');
  await waitFor(() => expect(document.body.textContent).toContain(say.search.nothing));

  goTo('/settings');
  await user.click(await screen.findByRole('radio', { name: say.other }));
  await title(say.otherTitle);
  goTo('/settings');
  await title(say.otherTitle);
  expect(document.documentElement.dataset.theme).toBe('day');
});
