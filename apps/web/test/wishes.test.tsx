import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, languages, type OpenedApp, openApp, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: {
    wish: 'en fyr som är rädd för havet',
    line: 'I kväll: en fyr som är rädd för havet',
    correct: 'Rätta: havet',
    unknown: 'ett fnurp som sjunger',
    asks: 'Lyktan undrar: vad är ”fnurp”?',
    kind: 'En maskin',
    best: 'Vad gör ”fnurp” bäst?',
    effect: 'kastar',
    corrects: 'Rätta: ett fnurp',
    forget: 'Glöm det vi sagt',
    skip: 'Hoppa över',
  },
  en: {
    wish: 'lighthouse afraid of sea',
    line: 'Tonight: a lighthouse that is afraid of the sea',
    correct: 'Correct: the sea',
    unknown: 'a blorp who sings',
    asks: 'The lantern wonders: what is “blorp”?',
    kind: 'A machine',
    best: 'What does “blorp” do best?',
    effect: 'throws',
    corrects: 'Correct: a blorp',
    forget: 'Forget what we said',
    skip: 'Skip',
  },
} as const;

const family = async () => {
  const visitor = await house.visitor().enterAsGuest();
  await visitor.describe();
  return visitor;
};
const wish = async (user: OpenedApp['user'], text: string) => {
  const theme = await waitFor(() => {
    const found = document.querySelector('textarea[name=theme]');
    if (found === null) throw new Error('there is no field yet');
    return found;
  });
  await user.click(theme);
  await user.paste(text);
  return theme;
};

test.each(languages)(
  'what is typed is understood under the field, and its things can be put right (%s)',
  async (language) => {
    const say = words[language];
    const { user } = openApp(await family(), '/create-story', language);
    const theme = await wish(user, say.wish);
    await waitFor(() => expect(document.body.textContent).toContain(say.line));
    await user.click(screen.getByRole('button', { name: say.correct }));
    expect(await screen.findByRole('button', { name: say.kind })).toBeTruthy();
    await user.clear(theme);
    await waitFor(() => expect(document.body.textContent).not.toContain(say.line));
  },
);

test.each(languages)(
  'the lantern asks about a word nobody knows: two taps, and it knows it next time (%s)',
  async (language) => {
    const say = words[language];
    const { user, goTo } = openApp(await family(), '/create-story', language);
    const theme = await wish(user, say.unknown);
    await told(say.asks);
    // Being asked takes nobody away from what they are typing.
    expect(document.activeElement).toBe(theme);
    await user.click(screen.getByRole('button', { name: say.kind }));
    await told(say.best);
    await user.click(screen.getByRole('button', { name: say.effect }));
    await waitFor(() => expect(screen.queryByText(say.best)).toBeNull());
    goTo('/create-story');
    await user.click(await screen.findByRole('button', { name: say.corrects }));
    await user.click(await screen.findByRole('button', { name: say.forget }));
    goTo('/create-story');
    await told(say.asks);
    await user.click(screen.getByRole('button', { name: say.skip }));
    await waitFor(() => expect(screen.queryByText(say.asks)).toBeNull());
  },
);

test('a near wish is one tap away', async () => {
  const visitor = await family();
  const { user, answer } = openApp(visitor, '/create-story', 'en');
  const [child] = await visitor.client.listChildProfiles();
  const { id: childProfileId } = child as { id: string };
  const body = { childProfileId, selectedAttributes: [], theme: 'a spoon and a dragon', language: 'en' as const };
  const read = await visitor.client.readWish({ body });
  answer('POST', '/api/wishes/read', () => Response.json({ ...read, nearest: ['a dragon'] }));
  const theme = await wish(user, 'a spoon and a dragon');
  await user.click(await screen.findByRole('button', { name: 'a dragon' }));
  expect(theme).toHaveProperty('value', 'a dragon');
});
