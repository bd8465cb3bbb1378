import type { Page } from '@playwright/test';
import type { Language } from '../support/signed-up-family.ts';
import type { Family, Looker } from './families.ts';
import { listeningScreens } from './listening-screens.ts';

/** One picture to be taken. */
export interface Screen {
  readonly name: string;
  readonly who: Looker;
  readonly path: string | ((family: Family) => string);
  /** Brings the screen into its state. */
  readonly act?: (page: Page, language: Language, family: Family) => Promise<void>;
  /** The whole length and not only what the phone shows. */
  readonly isWhole?: boolean;
  /** What the browser remarks on the console because an answer of the server, or one made up here, is a refusal. */
  readonly remark?: RegExp;
  /** Also on a phone on its side, on a tablet, and on a desk. */
  readonly isWide?: boolean;
  /** Whatever theme the family has chosen: in the day's colours nobody sees it. */
  readonly isAlwaysNight?: boolean;
}

const by = (sv: string | RegExp, en: string | RegExp) => (language: Language) => (language === 'sv' ? sv : en);
const button = (sv: string | RegExp, en: string | RegExp) => async (page: Page, language: Language) => {
  await page
    .getByRole('button', { name: by(sv, en)(language) })
    .first()
    .click();
};
const tick = (page: Page) => page.locator('input[value=pet]').check();
const hold = (pattern: string) => async (page: Page) => {
  await page.route(pattern, () => {});
  await page.reload({ waitUntil: 'commit' });
  // The app itself stands, and then its skeletons have shown themselves.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
};
const fail = (pattern: string) => async (page: Page) => {
  await page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload({ waitUntil: 'networkidle' });
};
const settings = (page: string) => `/settings?page=${page}`;

/** All screens in their main states. */
export const screens: readonly Screen[] = [
  { name: 'landing', who: 'visitor', path: '/', isWhole: true, isWide: true, isAlwaysNight: true },
  { name: 'sign-in', who: 'visitor', path: '/api/login', isWhole: true },
  { name: 'sign-in-guest', who: 'fresh', path: '/api/login', isWhole: true },
  { name: 'not-found', who: 'visitor', path: '/nowhere', remark: /status of 404/ },
  { name: 'subscribe-visitor', who: 'visitor', path: '/subscribe', isWhole: true, remark: /status of 401/ },
  { name: 'docs', who: 'visitor', path: '/api/docs' },

  {
    name: 'invitation',
    who: 'premium',
    path: ({ link }) => new URL(link).pathname + new URL(link).search,
    remark: /status of 409/,
  },
  { name: 'invitation-dead', who: 'visitor', path: '/api/invitation?token=nobody-has-this', remark: /status of 410/ },
  { name: 'sharing', who: 'premium', path: settings('sharing'), isWhole: true },
  {
    name: 'sharing-invite',
    who: 'premium',
    path: settings('sharing'),
    act: button('Bjud in någon', 'Invite somebody'),
  },
  { name: 'sharing-free', who: 'reader', path: settings('sharing') },
  { name: 'send', who: 'sender', path: ({ story }) => `/story/${story}?view=send`, isWhole: true },
  { name: 'send-nobody', who: 'reader', path: ({ story }) => `/story/${story}?view=send` },
  { name: 'shelf', who: 'grandparent', path: '/', isWhole: true, isWide: true },
  { name: 'shelf-story', who: 'grandparent', path: ({ story }) => `/story/${story}`, isWhole: true },
  { name: 'shelf-account', who: 'grandparent', path: '/settings', isWhole: true },

  { name: 'home-no-child', who: 'newcomer', path: '/' },
  { name: 'home-no-stories', who: 'fresh', path: '/' },
  { name: 'home', who: 'reader', path: '/', isWhole: true, isWide: true },
  { name: 'home-premium', who: 'premium', path: '/', isWhole: true },
  { name: 'home-loading', who: 'reader', path: '/', act: hold('**/api/{stories,child-profiles,user/stats}*') },

  { name: 'create-no-child', who: 'newcomer', path: '/create-story' },
  { name: 'create', who: 'reader', path: '/create-story', isWhole: true },
  {
    name: 'create-together',
    who: 'reader',
    path: '/create-story',
    act: button('Vidar', 'Vidar'),
    isWhole: true,
    isWide: true,
  },
  { name: 'create-first', who: 'fresh', path: '/create-story', isWhole: true },
  { name: 'create-chosen', who: 'reader', path: '/create-story', act: tick },
  { name: 'create-writing', who: 'reader', path: '/create-story', act: writing },
  { name: 'create-refused', who: 'reader', path: '/create-story', act: refused, remark: /status of 403/ },
  { name: 'create-used-up', who: 'used-up', path: '/create-story' },
  { name: 'limit-reached', who: 'used-up', path: '/create-story', act: limitReached, remark: /status of 429/ },

  { name: 'story', who: 'reader', path: storyPath, isWide: true },
  { name: 'story-picture', who: 'reader', path: storyPath, act: toPicture },
  { name: 'story-end', who: 'reader', path: storyPath, act: toEnd },
  {
    name: 'story-picture-book',
    who: 'reader',
    path: storyPath,
    act: button('Bilderbok', 'Picture book'),
    isWide: true,
  },
  { name: 'story-text-size', who: 'reader', path: storyPath, act: button('Text och ljus', 'Text and light') },
  { name: 'story-loading', who: 'reader', path: storyPath, act: hold('**/api/stories/*') },
  { name: 'story-mend', who: 'reader', path: mendPath, isWhole: true },
  { name: 'story-mend-words', who: 'reader', path: mendPath, act: button(/Ändra stycke 2/, /Change paragraph 2/) },
  { name: 'story-paper', who: 'reader', path: ({ story }) => `/story/${story}?view=paper` },
  { name: 'story-together', who: 'premium', path: ({ together }) => `/story/${together}`, isWhole: true },
  { name: 'library-together', who: 'premium', path: '/library', isWhole: true, isWide: true },
  { name: 'story-not-found', who: 'reader', path: '/story/nothing', remark: /status of 404/ },

  ...listeningScreens,

  { name: 'library-empty', who: 'fresh', path: '/library' },
  { name: 'library-no-favourites', who: 'fresh', path: '/library?show=favorites' },
  { name: 'library', who: 'reader', path: '/library', isWhole: true, isWide: true },
  { name: 'library-search', who: 'reader', path: '/library?search=bosse' },
  { name: 'library-nothing-found', who: 'reader', path: '/library?search=xyzzy' },
  { name: 'library-recent', who: 'reader', path: '/library?show=recent' },
  { name: 'library-loading', who: 'reader', path: '/library', act: hold('**/api/stories*') },
  { name: 'library-trouble', who: 'reader', path: '/library', act: fail('**/api/stories*'), remark: /status of 500/ },

  { name: 'collections', who: 'reader', path: '/collections', isWhole: true },
  { name: 'collection', who: 'reader', path: '/collections', act: openCollection },
  { name: 'collection-premium', who: 'reader', path: '/collections', act: openPremium },

  { name: 'profile-none', who: 'newcomer', path: '/profile' },
  { name: 'profile', who: 'reader', path: '/profile', isWhole: true },
  { name: 'profile-form', who: 'reader', path: '/profile?form=new' },
  {
    name: 'profile-form-missing',
    who: 'reader',
    path: '/profile?form=new',
    act: button(/Skapa profil/, /Create Profile/),
  },
  { name: 'profile-delete', who: 'reader', path: '/profile', act: button(/^Ta bort/, /^Delete/) },

  { name: 'settings', who: 'reader', path: '/settings', isWhole: true },
  { name: 'settings-guest', who: 'fresh', path: '/settings', isWhole: true },
  { name: 'settings-premium', who: 'premium', path: '/settings', isWhole: true },
  { name: 'settings-help', who: 'reader', path: settings('help'), isWhole: true },
  { name: 'settings-contact', who: 'reader', path: settings('contact'), act: button(/^Skicka$/, /^Send$/) },
  { name: 'settings-privacy', who: 'reader', path: settings('privacy'), isWhole: true },
  {
    name: 'settings-export',
    who: 'reader',
    path: settings('privacy'),
    act: button(/Hämta allt/, /Download everything/),
  },
  {
    name: 'settings-erase',
    who: 'reader',
    path: settings('privacy'),
    act: button(/Radera kontot/, /Erase the account/),
  },
  { name: 'settings-erase-last', who: 'reader', path: settings('privacy'), act: lastStep },
  { name: 'settings-security', who: 'reader', path: settings('security'), isWhole: true },
  { name: 'settings-subscription', who: 'premium', path: settings('subscription'), isWhole: true },
  { name: 'settings-login', who: 'reader', path: settings('login'), isWhole: true },
  { name: 'settings-parental', who: 'reader', path: settings('parental-controls'), act: bedtime, isWhole: true },
  { name: 'settings-names', who: 'reader', path: '/settings?sheet=names' },
  { name: 'settings-rate', who: 'reader', path: '/settings?sheet=rate', act: rate },
  { name: 'settings-guest-log-out', who: 'fresh', path: '/settings', act: logOut },

  { name: 'subscribe', who: 'reader', path: '/subscribe', isWhole: true },
  {
    name: 'subscribe-unavailable',
    who: 'reader',
    path: '/subscribe',
    act: fail('**/api/create-test-subscription'),
    remark: /status of 500/,
  },
];

function storyPath({ story }: Family): string {
  return `/story/${story}`;
}

function mendPath({ story }: Family): string {
  return `/story/${story}?view=mend`;
}

async function toPicture(page: Page): Promise<void> {
  const picture = page.locator('.prose figure').nth(1);
  await picture.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(700);
}

async function toEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
}

async function writing(page: Page, language: Language): Promise<void> {
  await tick(page);
  await page.route('**/generate', () => {});
  await write(page, language);
}

async function refused(page: Page, language: Language): Promise<void> {
  await tick(page);
  const problem = { type: 'about:blank', title: '', detail: '', status: 403, code: 'outside-bedtime' };
  await page.route('**/generate', (route) => route.fulfill({ status: 403, json: problem }));
  await write(page, language);
}

async function limitReached(page: Page, language: Language): Promise<void> {
  await tick(page);
  // It is off, and says why when it is pressed all the same.
  await page.getByRole('button', { name: by('Skriv sagan', 'Write the story')(language) }).click({ force: true });
  await page.waitForURL('**/subscribe');
}

function write(page: Page, language: Language): Promise<void> {
  return button('Skriv sagan', 'Write the story')(page, language);
}

async function openCollection(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('link', { name: by(/^Utforska/, /^Explore/)(language) })
    .first()
    .click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

async function openPremium(page: Page): Promise<void> {
  const cards = page.locator('#main div').filter({ has: page.getByText('Premium', { exact: true }) });
  await cards.getByRole('link').last().click();
  await page.waitForURL('**/collections?collection=*');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

async function lastStep(page: Page, language: Language): Promise<void> {
  await button(/Radera kontot/, /Erase the account/)(page, language);
  await button('Gå vidare', 'Go on')(page, language);
}

async function bedtime(page: Page): Promise<void> {
  await page.getByRole('switch').first().click();
}

async function rate(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('radio').nth(3).check();
}

async function logOut(page: Page, language: Language): Promise<void> {
  const name = by('Logga ut', 'Logout')(language);
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
}
