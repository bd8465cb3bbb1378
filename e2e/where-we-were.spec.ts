import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, addStory, password, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    goOn: /Fortsätt där ni var/,
    goingOn: 'Fortsätter där ni var',
    fromStart: 'Från början',
    again: /Igen\?/,
    search: 'Sök i biblioteket',
    clear: 'Rensa sökningen',
    nothing: 'Ingen saga hittades',
    showAll: 'Visa alla sagor',
    one: '1 saga',
    everybody: 'Allas',
    whose: 'Vems kväll det är',
  },
  en: {
    goOn: /Go on where you were/,
    goingOn: 'Going on where you were',
    fromStart: 'From the start',
    again: /Again\?/,
    search: 'Search the library',
    clear: 'Clear the search',
    nothing: 'No story found',
    showAll: 'Show all stories',
    one: '1 story',
    everybody: 'Everybody’s',
    whose: 'Whose evening it is',
  },
} as const);

const language = walkedLanguage;
const say = words[language];

test('a story is gone on with on another device, and is there again another evening', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, language);
  const title = await addStory(page, await addChild(page), language);
  const { email } = await (await page.request.get('/api/auth/user')).json();
  await page.goto('/library');
  await page.getByRole('link', { name: title }).click();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/place') && answer.request().method() === 'PUT' && answer.status() === 204,
  );
  await page
    .locator('.prose p')
    .nth(8)
    .evaluate((paragraph) => paragraph.scrollIntoView());
  await kept;

  const tablet = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const other = await tablet.newPage();
  await other.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await other.request.post('/api/login', {
    form: { email, password, lang: language, timeZone: 'Europe/Stockholm' },
    headers: { 'X-Requested-With': 'journey' },
    maxRedirects: 0,
  });
  await other.goto('/');
  const goOn = other.getByRole('link', { name: say.goOn });
  await expect(goOn).toContainText(title);
  await expectAccessible(other);
  await goOn.click();
  await expect(other.getByText(say.goingOn, { exact: true })).toBeVisible();
  await expect(other.locator('.prose p').nth(8)).toBeInViewport();
  // At once: a notice does not wait for axe.
  await other.getByRole('button', { name: say.fromStart }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(other.getByText(say.goingOn, { exact: true })).toBeHidden();

  const read = other.waitForResponse((answer) => answer.url().endsWith('/readings'));
  await other.locator('footer').scrollIntoViewIfNeeded();
  await read;
  await other.clock.setFixedTime(new Date(Date.now() + 26 * 3_600_000));
  await other.goto('/');
  await expect(other.getByRole('link', { name: say.again })).toContainText(title);
  await expectAccessible(other);
  await tablet.close();
});

test('the library is searched, child by child, month by month, in two columns', async ({ page }) => {
  await signUp(page, language);
  const alma = await addChild(page);
  const first = await addStory(page, alma, language);
  const bo = await addChild(page, { name: 'Bo Ängel', bestFriendName: 'Åslög' });
  const second = await addStory(page, bo, language);
  await page.goto('/library');
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([second, first]);
  // As the family's calendar has it: where it is past midnight there, it may be another month here.
  const calendar = { month: 'long', year: 'numeric', timeZone: 'Europe/Stockholm' } as const;
  const month = new Intl.DateTimeFormat(language, calendar).format(new Date());
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([new RegExp(month, 'i')]);

  const field = page.getByRole('searchbox', { name: say.search });
  await field.fill('ÅSLÖG');
  await expect(titles).toHaveText([second]);
  await expect(page.getByRole('status').filter({ hasText: say.one })).toBeVisible();
  await page.reload();
  await expect(titles).toHaveText([second]);
  await field.fill('ängel aslög');
  await expect(page.getByText(say.nothing)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.clear }).click();
  await expect(titles).toHaveText([second, first]);

  await page.getByRole('button', { name: 'Alma (1)' }).click();
  await expect(titles).toHaveText([first]);
  await page.getByRole('button', { name: say.everybody }).click();
  await page.setViewportSize({ width: 834, height: 1112 });
  const [left, right] = await Promise.all([0, 1].map((index) => titles.nth(index).boundingBox()));
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(5);
  await expectAccessible(page);

  await page.goto('/');
  const evening = page.getByRole('group', { name: say.whose });
  await expect(evening.getByRole('button', { name: 'Bo Ängel' })).toHaveAttribute('aria-pressed', 'true');
  await evening.getByRole('button', { name: 'Alma' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alma');
  await expectAccessible(page);
});
