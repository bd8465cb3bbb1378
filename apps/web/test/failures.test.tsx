import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { aServer, faulty, languages, openApp, told } from './support/opened-app.tsx';

const house = aServer();
const familyWithStory = async () => {
  const visitor = await house.visitor().enterAsGuest();
  return { visitor, story: await visitor.tell(await visitor.describe()) };
};

test('a favourite that the server refuses goes back, with a notice', async () => {
  const { visitor, story } = await familyWithStory();
  const { user, answer } = openApp(visitor, `/story/${story.id}`, 'en');
  answer('POST', `/api/stories/${story.id}/favorite`, faulty);
  const heart = await screen.findByRole('button', { name: /^Favorite: / });
  await user.click(heart);
  await told('Failed to update favorite status');
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('a lost session is told, and the login leads back to where one was', async () => {
  const { visitor, story } = await familyWithStory();
  const { user } = openApp(visitor, `/story/${story.id}`, 'en');
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const heart = await screen.findByRole('button', { name: /^Favorite: / });
  visitor.cookies.clear();
  await user.click(heart);
  await told('You are logged out. Logging in again...');
  const back = encodeURIComponent(`/story/${story.id}`);
  await waitFor(() => expect(leave).toHaveBeenCalledWith(`/api/login?returnTo=${back}`));
});

test('a story that is not there has a way back', async () => {
  const { visitor } = await familyWithStory();
  const { user } = openApp(visitor, '/story/01900000-0000-7000-8000-000000000000', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Story Not Found' })).toBeTruthy();
  await told("The story you're looking for doesn't exist or has been removed.");
  await user.click(await screen.findByRole('link', { name: 'Back to Library' }));
  expect(location.pathname).toBe('/library');
});

const lost = { sv: 'Här är det mörkt. Sidan finns inte.', en: 'It is dark in here. There is no such page.' };
test.each(languages)('an unknown address says that there is no such page (%s)', async (language) => {
  const { visitor } = await familyWithStory();
  openApp(visitor, '/no/such/page', language);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  await told(lost[language]);
});
