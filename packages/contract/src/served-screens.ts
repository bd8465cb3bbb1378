import type { Language } from '@sagolykta/domain/language';
import type { OutputOf } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import type { routes } from './routes.ts';
import type { screens } from './screens.ts';

/** The screens whose page arrives with its words, each with the calls that it makes first: they are answered in the page itself. */
export const servedScreens = {
  home: ['getUser', 'listChildProfiles', 'getUserStats', 'listStories', 'getLastRead'],
  library: ['getUser', 'listChildProfiles', 'listStories'],
  story: ['getUser', 'getStory'],
} as const satisfies Partial<Record<keyof typeof screens, readonly (keyof typeof routes)[]>>;

export type ServedScreen = keyof typeof servedScreens;
type ServedCall = (typeof servedScreens)[ServedScreen][number];
export type ServedAnswers = { readonly [Name in ServedCall]?: OutputOf<Endpoints[Name]> };

/** What a page is rendered from by the server, and once more by the browser that makes it live. */
export interface ServedPage {
  readonly screen: ServedScreen;
  /** Of the interface. */
  readonly language: Language;
  /** The instant it is rendered for: what it says of hours and days is true of that one. */
  readonly at: string;
  readonly answers: ServedAnswers;
}

export interface RenderedScreen {
  readonly title: string;
  readonly body: string;
  /** The address of the picture that the screen opens on. */
  readonly picture: string | undefined;
}

/** What the web app gives the server to run. `address` is the path asked for, with its query. */
export interface ScreenRenderer {
  readonly renderScreen: (page: ServedPage, address: string) => Promise<RenderedScreen>;
}

/** The element of a served page that holds its `ServedPage` as JSON. */
export const servedPageId = 'served-page';
