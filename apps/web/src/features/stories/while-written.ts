import type { StorySummary } from '@sagolykta/contract/stories';

/** In milliseconds. */
const lookAgainAfter = 5000;

/** A list is fetched again only while a story in it is being written. */
export function whileWritten({ state }: { state: { data: readonly StorySummary[] | undefined } }): number | false {
  return state.data?.some(({ status }) => status === 'writing') === true ? lookAgainAfter : false;
}
