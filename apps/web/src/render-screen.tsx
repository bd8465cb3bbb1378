import { eveningPicture } from '@sagolykta/contract/evening-picture';
import type { RenderedScreen, ServedPage } from '@sagolykta/contract/served-screens';
import { renderToString } from 'react-dom/server';
import { preloadScreen } from './app.tsx';
import { fillFrom } from './served-page.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { WholeApp } from './whole-app.tsx';

// The one module of the web app that the server runs (build/server-bundle.ts); it answers ScreenRenderer.

const preloads = /<link rel="preload"[^>]*>/g;

/** The screen as the browser would render it first, by the same components. Throws what a component throws. */
export async function renderScreen(page: ServedPage, address: string): Promise<RenderedScreen> {
  await preloadScreen(page.screen);
  const queries = createQueryClient();
  fillFrom(page.answers, queries);
  const markup = renderToString(<WholeApp queries={queries} served={page} address={address} />);
  // React names every picture that is not lazy, and would have them all fetched before the scripts.
  return {
    title: titleOf(page),
    body: markup.replace(preloads, ''),
    picture: pictureOf(page),
  };
}

function titleOf({ answers }: ServedPage): string {
  return answers.getStory === undefined ? 'Sagolykta' : `${answers.getStory.title} – Sagolykta`;
}

function pictureOf({ answers }: ServedPage): string | undefined {
  const child = answers.listChildProfiles?.find(({ isActive }) => isActive);
  return answers.getStory?.cover ?? (child === undefined ? undefined : eveningPicture(child));
}
