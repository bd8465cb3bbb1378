import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bringVoices } from './support/device-voice.ts';
import { expect, test } from './support/quiet-test.ts';
import { saidInBoth } from './support/said-in-both.ts';
import { addChild, addStory, password, signUp } from './support/signed-up-family.ts';
import { walkedLanguage } from './support/walked-language.ts';

const words = saidInBoth({
  sv: {
    invite: 'Bjud in någon',
    name: 'Vem är det?',
    makeLink: 'Gör en länk',
    link: 'Länken',
    done: 'Klar',
    waiting: 'Väntar på svar',
    invites: 'Karin bjuder in dig',
    create: 'Skapa konto eller logga in',
    register: 'Skapa konto',
    email: 'E-post',
    password: 'Lösenord',
    accept: 'Tacka ja',
    shelf: 'Sagorna',
    another: 'Skapa en saga till',
    toShelf: 'Till sagorna',
    account: 'Ditt konto',
    remove: 'Ta bort Mormor Siv',
    removeNow: 'Ta bort',
    nobody: 'Ingen mer än du än.',
    parent: 'Förälder',
    yourPassword: 'Ditt lösenord',
    onlyOwner: 'Den som äger kontot bjuder in och tar bort.',
    leave: 'Lämna: Karin',
    leaveNow: 'Lämna',
    used: 'Länken är redan använd',
    ownLink: 'Det här är din egen länk',
    send: 'Skicka till någon som läser med',
    greeting: 'En rad till Mormor Siv',
    sendTo: 'Skicka till Mormor Siv',
    sentTo: 'Skickad till Mormor Siv',
    undo: 'Ångra',
    takeBack: 'Ta tillbaka från Mormor Siv',
    forYou: 'Till dig',
    from: 'Från Karin',
    putAway: 'Lägg undan ',
    listen: 'Lyssna',
    how: 'Röst och tempo',
    record: 'Läs in en röst hemifrån',
    stop: 'Avsluta uppläsningen',
    book: 'Bilderbok',
    next: 'Nästa sida',
    stays: 'Om Premium tar slut får alla som redan är med fortsätta läsa.',
    ended: /^Ni har inte Premium just nu/,
  },
  en: {
    invite: 'Invite somebody',
    name: 'Who is it?',
    makeLink: 'Make a link',
    link: 'The link',
    done: 'Done',
    waiting: 'Waiting for an answer',
    invites: 'Karin invites you',
    create: 'Create an account or log in',
    register: 'Create account',
    email: 'E-mail',
    password: 'Password',
    accept: 'Accept the invitation',
    shelf: 'The stories',
    another: 'Create Another Story',
    toShelf: 'To the stories',
    account: 'Your account',
    remove: 'Remove Mormor Siv',
    removeNow: 'Remove',
    nobody: 'Nobody but you yet.',
    parent: 'Parent',
    yourPassword: 'Your password',
    onlyOwner: 'Whoever owns the account invites and removes.',
    leave: 'Leave: Karin',
    leaveNow: 'Leave',
    used: 'The link has been used',
    ownLink: 'This is your own link',
    send: 'Send to somebody who reads along',
    greeting: 'A line to Mormor Siv',
    sendTo: 'Send to Mormor Siv',
    sentTo: 'Sent to Mormor Siv',
    undo: 'Undo',
    takeBack: 'Take back from Mormor Siv',
    forYou: 'For you',
    from: 'From Karin',
    putAway: 'Put away ',
    listen: 'Listen',
    how: 'Voice and pace',
    record: 'Record a voice from home',
    stop: 'Stop reading aloud',
    book: 'Picture book',
    next: 'Next page',
    stays: 'Should Premium end, everybody who is with you may go on reading.',
    ended: /^You do not have Premium just now/,
  },
} as const);

const language = walkedLanguage;
const text = words[language];
const line = 'Den här skrattade vi åt!';

/** A Premium family with a child and a story; the story's title. */
async function premiumFamily(page: Page): Promise<string> {
  await signUp(page, language);
  const headers = { 'X-Requested-With': 'sagolykta' };
  const checkout = await page.request.post('/api/create-test-subscription', { headers });
  const { clientSecret } = await checkout.json();
  await page.request.post('/api/sandbox/payments', { headers, data: { clientSecret, card: 'success' } });
  return addStory(page, await addChild(page), language);
}

async function makeLink(page: Page, name: string): Promise<string> {
  await page.goto('/settings?page=sharing');
  await page.getByRole('button', { name: text.invite }).click();
  await page.getByLabel(text.name).fill(name);
  if (name === 'Kim') {
    await page.getByRole('radio', { name: text.parent }).check();
    await page.getByLabel(text.yourPassword).fill(password);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: text.makeLink }).click();
  const link = await page.getByLabel(text.link, { exact: true }).inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: text.done }).click();
  await expect(page.getByRole('heading', { name: text.waiting })).toBeVisible();
  return new URL(link).pathname + new URL(link).search;
}

/** Somebody elsewhere follows a link, makes an account and says yes. */
async function follow(browser: Browser, baseURL: string, link: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: text.invites })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: text.create }).click();
  const form = page.getByRole('region', { name: /Ny här|New here/ });
  await form.getByLabel(text.email).fill(`far-away-${crypto.randomUUID()}@example.org`);
  await form.getByLabel(text.password).fill(password);
  await form.getByRole('button', { name: text.register }).click();
  await page.getByRole('button', { name: text.accept }).click();
  await page.waitForURL('**/');
  return page;
}

test('a grandmother far away follows a link, reads, and is removed', async ({ page, browser, baseURL }) => {
  const title = await premiumFamily(page);
  const link = await makeLink(page, 'Mormor Siv');
  const reader = await follow(browser, baseURL ?? '', link);
  await expect(reader.getByRole('heading', { level: 1, name: text.shelf })).toBeVisible();
  await expect(reader.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(reader);

  await reader.getByRole('link', { name: title }).click();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(reader);
  await expect(reader.getByRole('link', { name: text.another })).toHaveCount(0);
  const story = new URL(reader.url()).pathname;
  await reader.getByRole('link', { name: text.toShelf, exact: true }).click();
  await expect(reader.getByRole('heading', { level: 1, name: text.shelf })).toBeVisible();
  for (const path of ['/create-story', '/library', '/profile', '/subscribe', `${story}?view=mend`]) {
    await reader.goto(path);
    await expect(
      reader.getByRole('heading', { level: 1, name: path.startsWith('/story') ? title : text.shelf }),
    ).toBeVisible();
  }
  await reader.goto('/settings');
  await expect(reader.getByRole('link', { name: text.toShelf })).toBeVisible();
  await expectAccessible(reader);

  // The link has let one person in.
  expect(await (await page.request.get(link)).text()).toContain(text.used);

  await page.goto('/settings?page=sharing');
  await expectAccessible(page);
  await page.getByRole('button', { name: text.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.removeNow }).click();
  await expect(page.getByText(text.nobody)).toBeVisible();
  await reader.goto(story);
  await reader.waitForURL('**/api/login*');
  await reader.context().close();
});

test('another parent makes stories, sees who is there, and leaves', async ({ page, browser, baseURL }) => {
  const title = await premiumFamily(page);
  const link = await makeLink(page, 'Kim');
  const parent = await follow(browser, baseURL ?? '', link);
  await parent.goto('/library');
  await expect(parent.getByRole('link', { name: title })).toBeVisible();
  await parent.goto('/create-story');
  await expect(parent.getByText('Alma').first()).toBeVisible();
  await parent.goto('/settings?page=sharing');
  await expect(parent.getByText(text.onlyOwner)).toBeVisible();
  await expectAccessible(parent);
  await parent.getByRole('button', { name: text.leave }).click();
  await parent.getByRole('alertdialog').getByRole('button', { name: text.leaveNow }).click();
  await parent.waitForURL('**/');
  await parent.goto('/library');
  await expect(parent.getByRole('link', { name: title })).toHaveCount(0);
  await parent.context().close();
});

test('a story is sent with a line, and she is read to and turns the pictures', async ({ page, browser, baseURL }) => {
  const title = await premiumFamily(page);
  await page.goto('/library');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: text.send }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /Ingen läser med än|Nobody reads along yet/ }),
  ).toBeVisible();
  const send = page.url();
  const link = await makeLink(page, 'Mormor Siv');
  // Its owner opens it: by the request alone, since the console of a page tells of a 409.
  expect(await (await page.request.get(link)).text()).toContain(text.ownLink);
  const reader = await follow(browser, baseURL ?? '', link);
  await bringVoices(reader);

  // Sent, undone, and sent again.
  await page.goto(send);
  for (const isFirst of [true, false]) {
    await page.getByLabel(text.greeting).fill(line);
    await expectAccessible(page);
    await page.getByRole('button', { name: text.sendTo }).click();
    await expect(page.getByText(text.sentTo, { exact: true })).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await expectAccessible(page);
    if (isFirst) await page.getByRole('button', { name: text.undo }).click();
    if (isFirst) await expect(page.getByRole('button', { name: text.sendTo })).toBeVisible();
  }

  await reader.goto('/');
  const forYou = reader.getByRole('region', { name: text.forYou });
  await expect(forYou.getByText(line)).toBeVisible();
  await expect(forYou.getByText(text.from)).toBeVisible();
  await expectAccessible(reader);
  await forYou.getByRole('link', { name: title }).click();
  await reader.getByRole('button', { name: text.listen, exact: true }).click();
  await expect(reader.locator('.reading-page [aria-current="true"]')).toHaveText(title);
  await reader.getByRole('button', { name: text.how }).click();
  await expect(reader.getByRole('button', { name: text.record })).toHaveCount(0);
  await reader.keyboard.press('Escape');
  await reader.getByRole('button', { name: text.stop, exact: true }).click();
  await reader.getByRole('button', { name: text.book, exact: true }).click();
  const book = reader.getByRole('region', { name: text.book });
  const next = book.getByRole('button', { name: text.next }).last();
  await expect(next).toBeVisible();
  await expectAccessible(reader);
  await next.click();
  await expect(book.getByText(/^(Sida 2 av|Page 2 of)/)).toBeVisible();

  // Put away, and undone; then the family takes it back.
  await reader.goto('/');
  await forYou.getByRole('button', { name: text.putAway + title }).click();
  await expect(forYou).toHaveCount(0);
  await expect(reader.getByRole('link', { name: title })).toBeVisible();
  await reader.getByRole('button', { name: text.undo }).click();
  await expect(forYou).toBeVisible();
  await page.goto(send);
  await page.getByRole('button', { name: text.takeBack }).click();
  await expect(page.getByRole('button', { name: text.sendTo })).toBeVisible();
  await reader.goto('/');
  await expect(reader.getByRole('link', { name: title })).toBeVisible();
  await expect(forYou).toHaveCount(0);

  // Premium ends: she goes on reading.
  await page.goto('/settings?page=sharing');
  await expect(page.getByText(text.stays)).toBeVisible();
  const headers = { 'X-Requested-With': 'sagolykta' };
  await page.request.post('/api/subscription/cancel', { headers });
  await page.request.post('/api/sandbox/calendar', { headers, data: { to: 'trial-end' } });
  await page.goto('/settings?page=sharing');
  await expect(page.getByText(text.ended)).toBeVisible();
  await expectAccessible(page);
  await reader.goto('/');
  await reader.getByRole('link', { name: title }).click();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reader.context().close();
});
