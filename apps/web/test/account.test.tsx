import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, languages, openApp, password, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: {
    message: 'Meddelande',
    replyTo: /Svara till/,
    send: 'Skicka',
    missing: 'Skriv något först.',
    sent: 'Meddelandet är skickat',
    rate: 'Betygsätt appen',
    lanterns: '4 lyktor',
    sendRating: 'Skicka betyget',
    thanks: 'Tack för betyget',
    newEmail: 'Ny e-postadress',
    currentPassword: 'Nuvarande lösenord',
    newPassword: 'Nytt lösenord',
    changeEmail: 'Byt adress',
    changePassword: 'Byt lösenord',
    emailChanged: 'E-postadressen är bytt',
    passwordChanged: 'Lösenordet är bytt',
    wrongPassword: 'Lösenordet stämmer inte.',
    erase: /^Radera kontot/,
    goOn: 'Gå vidare',
    confirm: 'Skriv lösenordet för att bekräfta',
    eraseNow: 'Radera allt nu',
    keep: 'Behåll kontot',
  },
  en: {
    message: 'Message',
    replyTo: /Reply to/,
    send: 'Send',
    missing: 'Please write something first.',
    sent: 'Your message has been sent',
    rate: 'Rate the app',
    lanterns: '4 lanterns',
    sendRating: 'Send the rating',
    thanks: 'Thank you for the rating',
    newEmail: 'New e-mail address',
    currentPassword: 'Current password',
    newPassword: 'New password',
    changeEmail: 'Change address',
    changePassword: 'Change password',
    emailChanged: 'Your e-mail address has been changed',
    passwordChanged: 'Your password has been changed',
    wrongPassword: 'That is not the password.',
    erase: /^Erase the account/,
    goOn: 'Go on',
    confirm: 'Enter your password to confirm',
    eraseNow: 'Erase everything now',
    keep: 'Keep the account',
  },
} as const;

const registered = async () => {
  const visitor = house.visitor();
  const account = await visitor.register({ password });
  return { visitor, account };
};
const card = async (button: string) => {
  const form = (await screen.findByRole('button', { name: button })).closest('form') as HTMLFormElement;
  return { ...within(form), submit: within(form).getByRole('button', { name: button }) };
};

test.each(languages)('a message is sent, and a rating is kept (%s)', async (language) => {
  const say = words[language];
  const { visitor } = await registered();
  const { user, goTo } = openApp(visitor, '/settings?page=contact', language);
  await user.click(await screen.findByRole('button', { name: say.send }));
  await told(say.missing);
  await user.type(screen.getByLabelText(say.message), 'Tack för sagan om igelkotten.');
  goTo('/settings?page=contact');
  const message = await screen.findByLabelText(say.message);
  expect(message).toHaveProperty('value', 'Tack för sagan om igelkotten.');
  await user.clear(screen.getByLabelText(say.replyTo));
  await user.type(screen.getByLabelText(say.replyTo), 'karin@example.org');
  await user.click(screen.getByRole('button', { name: say.send }));
  await told(say.sent);
  expect(screen.getByLabelText(say.message)).toHaveProperty('value', '');

  goTo('/settings');
  await user.click(await screen.findByRole('button', { name: say.rate }));
  const send = await screen.findByRole('button', { name: say.sendRating });
  expect(send).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: say.lanterns }));
  await user.click(send);
  await told(say.thanks);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(languages)('another e-mail address and another password (%s)', async (language) => {
  const say = words[language];
  const { visitor } = await registered();
  const { user, goTo } = openApp(visitor, '/settings?page=login', language);
  const email = `new-${language}@example.org`;
  const change = await card(say.changeEmail);
  await user.type(change.getByLabelText(say.newEmail), email);
  await user.type(change.getByLabelText(say.currentPassword), 'inte det här');
  await user.click(change.submit);
  await told(say.wrongPassword);
  await user.clear(change.getByLabelText(say.currentPassword));
  await user.type(change.getByLabelText(say.currentPassword), password);
  await user.click(change.submit);
  await told(say.emailChanged);
  await told(email);

  const other = house.visitor();
  const logIn = async (tried: string) => (await other.post('/api/login', { email, password: tried })).status;
  expect(await logIn(password)).toBe(303);
  const passwords = await card(say.changePassword);
  await user.type(passwords.getByLabelText(say.currentPassword), password);
  await user.type(passwords.getByLabelText(say.newPassword), 'en annan lykta i natten');
  await user.click(passwords.submit);
  await told(say.passwordChanged);
  expect((await other.fetch('/api/auth/user')).status).toBe(401);
  expect(await logIn('en annan lykta i natten')).toBe(303);
  goTo('/settings?page=login');
  await told(email);
});

test.each(languages)('the account is erased in two steps (%s)', async (language) => {
  const say = words[language];
  const { visitor } = await registered();
  await visitor.describe();
  const { user } = openApp(visitor, '/settings?page=privacy', language);
  await user.click(await screen.findByRole('button', { name: say.erase }));
  await user.click(await screen.findByRole('button', { name: say.keep }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: say.erase }));
  await user.click(await screen.findByRole('button', { name: say.goOn }));
  const typed = await screen.findByLabelText(say.confirm);
  await user.type(typed, 'inte det här');
  await user.click(screen.getByRole('button', { name: say.eraseNow }));
  await told(say.wrongPassword);
  await user.clear(screen.getByLabelText(say.confirm));
  await user.type(screen.getByLabelText(say.confirm), password);
  await user.click(screen.getByRole('button', { name: say.eraseNow }));
  await waitFor(async () => expect((await visitor.fetch('/api/auth/user')).status).toBe(401));
  await waitFor(() => expect(location.pathname).toBe('/'));
});
