import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aServer, languages, openApp, password, told } from './support/opened-app.tsx';

const house = aServer();

const words = {
  sv: {
    evening: 'Sagor per kväll',
    bedtime: /^Bara vid läggdags/,
    from: 'Från',
    to: 'Till',
    avoid: 'Det här ska sagorna inte handla om',
    pin: 'PIN-kod',
    currentPin: 'Nuvarande PIN-kod',
    wrongPin: 'Fel PIN-kod.',
    forgot: 'Glömt PIN-koden?',
    password: 'Lösenordet till kontot',
    removePin: /^Ta bort PIN-koden/,
    save: 'Spara',
    saved: 'Föräldrakontrollen är sparad',
    theme: /Eget tema/,
    write: 'Skriv sagan',
    avoided: 'en spindel i badkaret',
    thing: 'spindlar',
    refusedTheme: 'Det temat har ni valt bort',
    between: (from: string, to: string) => `mellan ${from} och ${to}`.replaceAll(':', '.'),
    eveningOver: 'Kvällens sagor är lästa',
    remove: 'Ta bort Vidar',
    goOn: 'Fortsätt',
    removed: 'Profilen är borttagen',
    anyPassword: 'Lösenord',
  },
  en: {
    evening: 'Stories an evening',
    bedtime: /^Only at bedtime/,
    from: 'From',
    to: 'To',
    avoid: 'What the stories shall not be about',
    pin: 'PIN',
    currentPin: 'Current PIN',
    wrongPin: 'That is not the PIN.',
    forgot: 'Forgotten the PIN?',
    password: 'The account’s password',
    removePin: /^Remove the PIN/,
    save: 'Save',
    saved: 'The parental controls are saved',
    theme: /Your own theme/,
    write: 'Write the story',
    avoided: 'a spider in the bath',
    thing: 'spiders',
    refusedTheme: 'You have left that theme out',
    between: (from: string, to: string) => `between ${from} and ${to}`,
    eveningOver: 'That was tonight’s last story',
    remove: 'Delete Vidar',
    goOn: 'Go on',
    removed: 'Profile deleted successfully!',
    anyPassword: 'Password',
  },
} as const;

const page = '/settings?page=parental-controls';
const registered = async () => {
  const visitor = house.visitor();
  return { visitor, account: await visitor.register({ password }) };
};

test.each(languages)('the rules stand behind a PIN, and a password opens a forgotten one (%s)', async (language) => {
  const say = words[language];
  const { visitor } = await registered();
  const { user, goTo } = openApp(visitor, page, language);
  await user.selectOptions(await screen.findByLabelText(say.evening), '2');
  await user.click(screen.getByRole('switch', { name: say.bedtime }));
  await user.selectOptions(screen.getByLabelText(say.from), '17:30');
  await user.selectOptions(screen.getByLabelText(say.to), '20:00');
  await user.type(screen.getByLabelText(say.avoid), `${say.thing}\nclown`);
  await user.type(screen.getByLabelText(say.pin), '1234');
  await user.click(screen.getByRole('button', { name: say.save }));
  await told(say.saved);

  goTo(page);
  expect(await screen.findByLabelText(say.evening)).toHaveProperty('value', '2');
  expect(screen.getByLabelText(say.from)).toHaveProperty('value', '17:30');
  expect(screen.getByLabelText(say.avoid)).toHaveProperty('value', `${say.thing}\nclown`);
  await user.type(screen.getByLabelText(say.currentPin), '9999');
  await user.click(screen.getByRole('button', { name: say.save }));
  await told(say.wrongPin);

  await user.click(screen.getByRole('button', { name: say.forgot }));
  await user.type(screen.getByLabelText(say.password), password);
  await user.click(screen.getByRole('switch', { name: say.removePin }));
  await user.click(screen.getByRole('button', { name: say.save }));
  await told(say.saved);
  await waitFor(() => expect(screen.queryByLabelText(say.currentPin)).toBeNull());
  expect(screen.getByLabelText(say.pin)).toBeTruthy();
});

test.each(languages)(
  'a story keeps to the rules, and the page says beforehand why there is none (%s)',
  async (language) => {
    const say = words[language];
    const visitor = await house.visitor().enterAsGuest();
    await visitor.describe();
    const { user, goTo } = openApp(visitor, page, language);
    await user.type(await screen.findByLabelText(say.avoid), say.thing);
    await user.selectOptions(screen.getByLabelText(say.evening), '1');
    await user.click(screen.getByRole('button', { name: say.save }));
    await told(say.saved);

    goTo('/create-story');
    await user.click(await screen.findByRole('checkbox', { name: /Bosse/ }));
    await user.type(screen.getByLabelText(say.theme), say.avoided);
    await user.click(screen.getByRole('button', { name: say.write }));
    await told(say.refusedTheme);
    expect(screen.getByLabelText(say.theme)).toHaveProperty('value', say.avoided);
    await user.clear(screen.getByLabelText(say.theme));
    await user.click(screen.getByRole('button', { name: say.write }));
    await waitFor(() => expect(location.pathname).toMatch(/^\/story\//));

    goTo('/create-story');
    await told(say.eveningOver);
    await user.click(screen.getByRole('checkbox', { name: /Bosse/ }));
    expect(screen.getByRole('button', { name: say.write }).getAttribute('aria-disabled')).toBe('true');

    goTo(page);
    await user.click(await screen.findByRole('switch', { name: say.bedtime }));
    // The next two hours are left out, whatever the hour is.
    const [from, to] = [stockholmTime(2), stockholmTime(3)];
    await user.selectOptions(screen.getByLabelText(say.from), from);
    await user.selectOptions(screen.getByLabelText(say.to), to);
    await user.click(screen.getByRole('button', { name: say.save }));
    await told(say.saved);
    for (const address of ['/', '/create-story']) {
      goTo(address);
      await told(new RegExp(say.between(from, to)));
    }
    await user.click(screen.getByRole('checkbox', { name: /Bosse/ }));
    expect(screen.getByRole('button', { name: say.write }).getAttribute('aria-disabled')).toBe('true');
  },
);

test.each(languages)(
  'a family with a PIN gives it before a child is deleted and before buying (%s)',
  async (language) => {
    const say = words[language];
    const { visitor, account } = await registered();
    await visitor.describe();
    await visitor.describe({ name: 'Vidar' });
    const body = { storiesPerEvening: null, bedtime: null, avoid: [], currentPin: null, newPin: '1234' };
    await visitor.client.changeParentalControls({ body });
    const { user, goTo } = openApp(visitor, '/profile', language);
    await user.click(await screen.findByRole('button', { name: say.remove }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: say.remove }));
    await user.type(await screen.findByLabelText(say.pin), '4321');
    await user.click(screen.getByRole('button', { name: say.goOn }));
    await told(say.wrongPin);
    await user.click(screen.getByRole('button', { name: say.forgot }));
    await user.type(await screen.findByLabelText(say.anyPassword), password);
    await user.click(screen.getByRole('button', { name: say.goOn }));
    await told(say.removed);
    await waitFor(() => expect(screen.queryByRole('button', { name: say.remove })).toBeNull());

    // In another session nobody has shown anything yet.
    await visitor.post('/api/login', account);
    goTo('/subscribe');
    await user.type(await screen.findByLabelText(say.pin), '1234');
    await user.click(screen.getByRole('button', { name: say.goOn }));
    await waitFor(() => expect(screen.queryByLabelText(say.pin)).toBeNull());
    expect((await visitor.json('/api/create-test-subscription', 'POST', {})).status).toBe(200);
  },
);

/** The time on a wall in Stockholm so many hours from now, as HH:MM and as the list offers it: at a quarter of an hour. */
function stockholmTime(hours: number): string {
  const quarter = 900_000;
  const then = new Date(Math.floor(Date.now() / quarter) * quarter + hours * 3_600_000);
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm', hour: '2-digit', minute: '2-digit' }).format(
    then,
  );
}
