import { test as loudTest, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringFamily } from './support/family.ts';
import { expect } from './support/quiet-test.ts';
import { addChild, languages, password, signUp } from './support/signed-up-family.ts';

// A browser itself writes refused calls to its console, so these journeys are not quiet ones.

const words = {
  sv: {
    row: 'Föräldrakontroll',
    evening: 'Sagor per kväll',
    bedtime: 'Bara vid läggdags',
    from: 'Från',
    to: 'Till',
    avoid: 'Det här ska sagorna inte handla om',
    pin: 'PIN-kod',
    currentPin: 'Nuvarande PIN-kod',
    wrongPin: 'Fel PIN-kod.',
    forgot: 'Glömt PIN-koden?',
    password: 'Lösenordet till kontot',
    removePin: 'Ta bort PIN-koden',
    save: 'Spara',
    saved: 'Föräldrakontrollen är sparad',
    theme: /Eget tema/,
    write: 'Skriv sagan',
    avoided: 'en spindel i badkaret',
    thing: 'spindlar',
    refusals: {
      theme: 'Det temat har ni valt bort',
      bedtime: (from: string, to: string) => `mellan ${from} och ${to}`.replaceAll(':', '.'),
      evening: 'Kvällens sagor är lästa',
    },
  },
  en: {
    row: 'Parental Controls',
    evening: 'Stories an evening',
    bedtime: 'Only at bedtime',
    from: 'From',
    to: 'To',
    avoid: 'What the stories shall not be about',
    pin: 'PIN',
    currentPin: 'Current PIN',
    wrongPin: 'That is not the PIN.',
    forgot: 'Forgotten the PIN?',
    password: 'The account’s password',
    removePin: 'Remove the PIN',
    save: 'Save',
    saved: 'The parental controls are saved',
    theme: /Your own theme/,
    write: 'Write the story',
    avoided: 'a spider in the bath',
    thing: 'spiders',
    refusals: {
      theme: 'You have left that theme out',
      bedtime: (from: string, to: string) => `between ${from} and ${to}`,
      evening: 'That was tonight’s last story',
    },
  },
} as const;

const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

for (const language of languages) {
  const say = words[language];
  const save = async (page: Page) => {
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await told(page, say.saved);
  };

  loudTest(`the rules stand behind a PIN, and a password opens a forgotten one (${language})`, async ({ page }) => {
    await signUp(page, language);
    await addChild(page);
    await page.goto('/settings');
    await page.getByRole('link', { name: say.row }).click();
    await page.getByLabel(say.evening).selectOption('2');
    await page.getByRole('switch', { name: say.bedtime }).click();
    await page.getByLabel(say.from, { exact: true }).selectOption('17:30');
    await page.getByLabel(say.to, { exact: true }).selectOption('20:00');
    await page.getByLabel(say.avoid).fill(`${say.thing}\nclown`);
    await page.getByLabel(say.pin, { exact: true }).fill('1234');
    await save(page);

    await page.reload();
    await expect(page.getByLabel(say.evening)).toHaveValue('2');
    await expect(page.getByLabel(say.from, { exact: true })).toHaveValue('17:30');
    await expect(page.getByLabel(say.avoid)).toHaveValue(`${say.thing}\nclown`);
    await expectAccessible(page);
    await page.getByLabel(say.currentPin).fill('9999');
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await told(page, say.wrongPin);

    await page.getByRole('button', { name: say.forgot }).click();
    await page.getByLabel(say.password).fill(password);
    await page.getByRole('switch', { name: say.removePin }).click();
    await expectAccessible(page);
    await save(page);
    await expect(page.getByLabel(say.currentPin)).toBeHidden();
    await expect(page.getByLabel(say.pin, { exact: true })).toBeVisible();
  });

  loudTest(
    `a story keeps to the rules, and the page says beforehand why there is none (${language})`,
    async ({ page }) => {
      await bringFamily(page, language);
      await page.goto('/settings?page=parental-controls');
      await page.getByLabel(say.avoid).fill(say.thing);
      await page.getByLabel(say.evening).selectOption('1');
      await save(page);

      await page.goto('/create-story');
      await page.getByRole('checkbox', { name: /Bosse/ }).check();
      await page.getByLabel(say.theme).fill(say.avoided);
      await page.getByRole('button', { name: say.write }).click();
      await told(page, say.refusals.theme);
      await expect(page.getByLabel(say.theme)).toHaveValue(say.avoided);
      await page.getByLabel(say.theme).fill('');
      await page.getByRole('button', { name: say.write }).click();
      await expect(page).toHaveURL(/\/story\//);

      await page.goto('/create-story');
      await told(page, say.refusals.evening);
      await page.getByRole('checkbox', { name: /Bosse/ }).check();
      await expect(page.getByRole('button', { name: say.write })).toBeDisabled();

      await page.goto('/settings?page=parental-controls');
      await page.getByRole('switch', { name: say.bedtime }).click();
      // The next two hours are left out, whatever the hour is.
      const [from, to] = [stockholmTime(2), stockholmTime(3)];
      await page.getByLabel(say.from, { exact: true }).selectOption(from);
      await page.getByLabel(say.to, { exact: true }).selectOption(to);
      await save(page);
      for (const screen of ['/', '/create-story']) {
        await page.goto(screen);
        await expect(page.getByText(say.refusals.bedtime(from, to))).toBeVisible();
      }
      await page.getByRole('checkbox', { name: /Bosse/ }).check();
      await expect(page.getByRole('button', { name: say.write })).toBeDisabled();
    },
  );
}

/** The time on a wall in Stockholm so many hours from now, as HH:MM. */
/** As the list offers them: at a quarter of an hour. */
function stockholmTime(hours: number): string {
  const quarter = 900_000;
  const then = new Date(Math.floor(Date.now() / quarter) * quarter + hours * 3_600_000);
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm', hour: '2-digit', minute: '2-digit' }).format(
    then,
  );
}
