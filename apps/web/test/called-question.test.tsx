import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, languages, openApp } from './support/opened-app.tsx';

const house = aServer();
const words = {
  sv: { about: (name: string) => `Vad ${name} kallas i sagan`, she: 'hon', name: 'namnet' },
  en: { about: (name: string) => `What ${name} is called in the story`, she: 'she', name: 'name' },
} as const;

test.each(languages)(
  'asked with the first story, nothing chosen beforehand, and never again (%s)',
  async (language) => {
    const say = words[language];
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const { user, goTo } = openApp(visitor, '/create-story', language);
    const groups = await Promise.all(
      ['Alma', 'Elsa', 'Bosse'].map((name) => screen.findByRole('group', { name: say.about(name) })),
    );
    for (const group of groups)
      for (const choice of within(group).getAllByRole<HTMLInputElement>('radio')) expect(choice.checked).toBe(false);
    const [alma, elsa, bosse] = groups as [HTMLElement, HTMLElement, HTMLElement];
    await user.click(within(alma).getByRole('radio', { name: say.she }));
    await user.click(within(bosse).getByRole('radio', { name: say.she }));
    await user.click(within(elsa).getByRole('radio', { name: say.name }));
    await waitFor(async () => {
      const [kept] = await visitor.client.listChildProfiles();
      expect(kept).toMatchObject({ pronoun: 'she', bestFriendPronoun: 'name', petPronoun: 'she', city: child.city });
    });

    await visitor.tell(child);
    goTo('/');
    const again = openApp(visitor, '/create-story', language);
    expect(again).toBeTruthy();
    await screen.findAllByRole('checkbox', { name: /Bosse/ });
    await waitFor(() => expect(screen.queryByRole('group', { name: say.about('Elsa') })).toBeNull());
  },
);

test('who has been told is not asked about', async () => {
  const visitor = await house.visitor().enterAsGuest();
  await visitor.describe({ pronoun: 'he', bestFriendName: null });
  openApp(visitor, '/create-story', 'en');
  expect(await screen.findByRole('group', { name: words.en.about('Bosse') })).toBeTruthy();
  expect(screen.queryByRole('group', { name: words.en.about('Alma') })).toBeNull();
});
