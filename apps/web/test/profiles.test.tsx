import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, languages, openApp, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: {
    start: 'Skapa en barnprofil',
    create: 'Skapa profil',
    created: 'Profilen är skapad',
    nameMissing: 'Skriv barnets namn.',
    edit: 'Ändra',
    update: 'Spara profilen',
    updated: 'Profilen är sparad',
    dog: 'Hund',
    cat: 'Katt',
    animal: 'Vad är det för djur?',
    active: 'Aktiv',
    setActive: 'Gör aktiv: Vidar',
    activated: 'Nya sagor handlar om Vidar',
    remove: 'Ta bort Alma',
    removeAll: 'Ta bort Alma och 1 saga',
    keep: 'Behåll Alma',
    removed: 'Profilen är borttagen',
    all: 'Alla profiler',
  },
  en: {
    start: 'Create a child profile',
    create: 'Create Profile',
    created: 'Profile Created!',
    nameMissing: 'Please write the child’s name.',
    edit: 'Edit',
    update: 'Update Profile',
    updated: 'Profile Updated!',
    dog: 'Dog',
    cat: 'Cat',
    animal: 'What kind of animal?',
    active: 'Active',
    setActive: 'Set Active: Vidar',
    activated: 'Active profile updated successfully!',
    remove: 'Delete Alma',
    removeAll: 'Delete Alma and 1 story',
    keep: 'Keep Alma',
    removed: 'Profile deleted successfully!',
    all: 'All Profiles',
  },
} as const;

test.each(languages)('a child is described; pet and breed go together (%s)', async (language) => {
  const say = words[language];
  const visitor = await house.visitor().enterAsGuest();
  const { user } = openApp(visitor, '/profile', language);
  await user.click(await screen.findByRole('button', { name: say.start }));
  const form = await screen.findByRole('dialog');
  const field = (name: string) => form.querySelector(`[name=${name}]`) as HTMLInputElement;
  expect([field('age').value, field('region').value]).toEqual(['5', 'sweden']);
  expect(field('age').querySelectorAll('option')).toHaveLength(10);

  await user.click(within(form).getByRole('button', { name: say.create }));
  await told(say.nameMissing);
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  await user.type(field('name'), 'Alma');
  expect(within(form).queryByText(say.nameMissing)).toBeNull();

  // Fifteen dogs and ten cats, a first line, and one for all other animals.
  const breed = () => form.querySelector('select:has(option[value="own-words"])') as HTMLSelectElement;
  expect(breed().options).toHaveLength(17);
  await user.selectOptions(breed(), 'Beagle');
  await user.click(within(form).getByRole('radio', { name: say.cat }));
  expect(breed().value).toBe('');
  expect(breed().options).toHaveLength(12);
  await user.selectOptions(breed(), 'own-words');
  await user.type(await within(form).findByLabelText(say.animal), 'dvärgkanin');
  await user.type(field('petName'), 'Morot');
  await user.click(within(form).getByRole('button', { name: say.create }));
  await told(say.created);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alma' })).toBeTruthy();
  await told('Morot, dvärgkanin');
  expect(location.search).toBe('');

  await user.click(screen.getByRole('button', { name: say.edit }));
  const again = await screen.findByRole('dialog');
  for (const kind of [say.dog, say.cat]) {
    expect(within(again).getByRole('radio', { name: kind })).toHaveProperty('checked', false);
  }
  await user.type(again.querySelector('[name=grandmaName]') as Element, 'Mormor Karin');
  await user.type(again.querySelector('[name=grandpaName]') as Element, 'farfar Nils');
  await user.click(within(again).getByRole('button', { name: say.update }));
  await told(say.updated);
  await told('Mormor Karin & farfar Nils');
  expect(screen.queryByText(say.all)).toBeNull();
});

test.each(languages)('one child of two is made active, and one is deleted with its stories (%s)', async (language) => {
  const say = words[language];
  const visitor = await house.visitor().enterAsGuest();
  await visitor.describe({ name: 'Vidar', age: 4 });
  await visitor.tell(await visitor.describe());
  const { user, goTo } = openApp(visitor, '/profile', language);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alma' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: say.setActive }));
  await told(say.activated);
  expect(await screen.findByRole('heading', { level: 1, name: 'Vidar' })).toBeTruthy();
  expect(screen.getAllByText(say.active)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: say.remove }));
  const keep = await screen.findByRole('button', { name: say.keep });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await user.click(screen.getByRole('button', { name: say.removeAll }));
  await told(say.removed);
  await waitFor(() => expect(screen.queryByText(say.all)).toBeNull());
  expect(await visitor.client.listStories({ query: {} })).toEqual([]);
  goTo('/library');
  await screen.findByRole('heading', { level: 2 });
  expect(document.querySelector('main a[href^="/story/"]')).toBeNull();
});
