import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, languages, openApp, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: { write: 'Skriv sagan', about: 'En saga om Vidar', over: 'Dagens sagor är slut', read: 'Läs en saga igen' },
  en: {
    write: 'Write the story',
    about: 'A story about Vidar',
    over: 'Today’s stories are told',
    read: 'Read a story again',
  },
} as const;
const bare = {
  name: 'Vidar',
  age: 4,
  city: null,
  bestFriendName: null,
  petName: null,
  petBreed: null,
  grandmaName: null,
  favoriteSport: null,
};
const toldOut = async () => {
  const visitor = await house.visitor().enterAsGuest();
  const child = await visitor.describe();
  for (let story = 0; story < 3; story += 1) await visitor.tell(child);
  return visitor;
};
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

test.each(languages)('one tap is enough for a child with a name and an age (%s)', async (language) => {
  const say = words[language];
  const visitor = await house.visitor().enterAsGuest();
  await visitor.describe(bare);
  const { user } = openApp(visitor, '/create-story', language);
  await told(say.about);
  await user.click(screen.getByRole('button', { name: say.write }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Vidar \d+$/ })).toBeTruthy();
  expect(location.pathname).toMatch(/^\/story\//);
});

test.each(languages)('no lanterns left is said before a story is composed (%s)', async (language) => {
  const say = words[language];
  const { user, goTo } = openApp(await toldOut(), '/', language);
  await told(say.over);
  goTo('/create-story');
  await told(say.over);
  await user.click(screen.getByRole('checkbox', { name: /Bosse/ }));
  expect(isOff(say.write)).toBe('true');
  await user.click(screen.getByRole('link', { name: say.read }));
  expect(location.pathname).toBe('/library');
});

test('without a choice the button is off, and says what is missing', async () => {
  const visitor = await house.visitor().enterAsGuest();
  await visitor.describe();
  const { user } = openApp(visitor, '/create-story', 'en');
  const write = await screen.findByRole('button', { name: 'Write the story' });
  expect(isOff('Write the story')).toBe('true');
  await user.click(write);
  await told('Select Attributes');
  await told('Please select at least one attribute to include in your story.');
  expect(document.querySelector('input[value=athlete]')).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: /Complete the profile/ }).getAttribute('href')).toBe('/profile');
});

test('the fourth story of the day is refused before the call is made', async () => {
  const { user, calls } = openApp(await toldOut(), '/create-story', 'en');
  await told('New stories tomorrow');
  await user.click(screen.getByRole('checkbox', { name: /Bosse/ }));
  // It is off; pressed all the same, it says why and shows the way.
  await user.click(screen.getByRole('button', { name: 'Write the story' }));
  await waitFor(() => expect(location.pathname).toBe('/subscribe'));
  await told('Story Limit Reached');
  await told("You've reached your daily limit. Upgrade to Premium for unlimited stories!");
  expect(calls).not.toContain('POST /api/stories/generate');
});
