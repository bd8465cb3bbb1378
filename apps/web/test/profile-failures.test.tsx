import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, faulty, openApp, told } from './support/opened-app.tsx';

const house = aServer();

test('a profile that cannot be saved stays in its form', async () => {
  const visitor = await house.visitor().enterAsGuest();
  const { user, answer } = openApp(visitor, '/profile?form=new', 'en');
  answer('POST', '/api/child-profiles', faulty);
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByLabelText(/^Name/), 'Alma');
  await user.click(within(form).getByRole('button', { name: 'Create Profile' }));
  await told('Failed to create profile. Please try again.');
  expect(within(form).getByLabelText(/^Name/)).toHaveProperty('value', 'Alma');
});

test('a profile that cannot be changed, made active or deleted says so', async () => {
  const visitor = await house.visitor().enterAsGuest();
  const vidar = await visitor.describe({ name: 'Vidar' });
  const alma = await visitor.describe();
  const { user, answer } = openApp(visitor, '/profile', 'en');
  answer('PUT', `/api/child-profiles/${alma.id}`, faulty);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog');
  await user.click(within(form).getByRole('button', { name: 'Update Profile' }));
  await told('Failed to update profile. Please try again.');
  await user.click(within(form).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  answer('POST', `/api/child-profiles/${vidar.id}/set-active`, faulty);
  await user.click(await screen.findByRole('button', { name: 'Set Active: Vidar' }));
  await told('Failed to update active profile');

  answer('DELETE', `/api/child-profiles/${vidar.id}`, faulty);
  await user.click(await screen.findByRole('button', { name: 'Delete Vidar' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'Delete Vidar' }));
  await told('Failed to delete profile');
  expect(await screen.findByRole('heading', { name: 'Vidar' })).toBeTruthy();
});
