import { type ServedAnswers, type ServedPage, servedPageId } from '@sagolykta/contract/served-screens';
import type { QueryClient } from '@tanstack/react-query';
import {
  childProfilesQuery,
  lastReadQuery,
  statsQuery,
  storiesQuery,
  storyQuery,
  userQuery,
} from './shared/api/queries.ts';

/** What the page at hand was filled from; undefined for one that came without words. */
export function servedPage(): ServedPage | undefined {
  const text = document.getElementById(servedPageId)?.textContent;
  return text == null ? undefined : JSON.parse(text);
}

/** Puts the answers where the screen looks for them, so that it asks nobody. */
export function fillFrom(answers: ServedAnswers, queries: QueryClient): void {
  const { getUser, getStory, listChildProfiles, getUserStats, listStories, getLastRead } = answers;
  if (getUser !== undefined) queries.setQueryData(userQuery.queryKey, getUser);
  if (getStory !== undefined) queries.setQueryData(storyQuery(getStory.id).queryKey, getStory);
  if (listChildProfiles !== undefined) queries.setQueryData(childProfilesQuery.queryKey, listChildProfiles);
  if (getUserStats !== undefined) queries.setQueryData(statsQuery.queryKey, getUserStats);
  if (listStories !== undefined) queries.setQueryData(storiesQuery.queryKey, listStories);
  if (getLastRead !== undefined) queries.setQueryData(lastReadQuery.queryKey, getLastRead);
}
