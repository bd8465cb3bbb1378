import { eveningPicture } from '@sagolykta/contract/evening-picture';
import type { RenderedScreen, ServedPage } from '@sagolykta/contract/served-screens';
import { renderToString } from 'react-dom/server';
import { preloadScreen } from './app.tsx';
import { libraryTexts } from './features/stories/library-texts.ts';
import { fillFrom } from './served-page.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { WholeApp } from './whole-app.tsx';

// The one module of the web app that the server runs (build/server-bundle.ts); it answers ScreenRenderer.

/** The screen as the browser would render it first, by the same components. Throws what a component throws. */
export async function renderScreen(page: ServedPage, address: string): Promise<RenderedScreen> {
  await preloadScreen(page.screen);
  const queries = createQueryClient();
  fillFrom(page.answers, queries);
  const markup = renderToString(<WholeApp queries={queries} served={page} address={address} />);
  const picture = pictureOf(page);
  return {
    title: titleOf(page),
    body: markup,
    // A library may be asked for only a part of what there is.
    picture: markup.includes(`src="${picture}"`) ? picture : undefined,
  };
}

function titleOf({ screen, language, answers }: ServedPage): string {
  const title = screen === 'library' ? libraryTexts[language].title : answers.getStory?.title;
  return title === undefined ? 'Sagolykta' : `${title} – Sagolykta`;
}

/** The largest thing that is seen first. */
function pictureOf({ screen, answers }: ServedPage): string | undefined {
  if (screen === 'story') return answers.getStory?.cover ?? undefined;
  if (screen === 'library') return answers.listStories?.[0]?.image?.url;
  const child = answers.listChildProfiles?.find(({ isActive }) => isActive);
  return child === undefined ? undefined : eveningPicture(child);
}
