import { CallError } from '@sagolykta/contract/call-error';
import type { GenerateStoryInput, Story } from '@sagolykta/contract/stories';
import { storiesLeft } from '@sagolykta/domain/daily-limit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { answersKept } from '../../shared/api/answers-kept.ts';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery, everyStoryList, statsQuery, storyQuery, userQuery } from '../../shared/api/queries.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { createTexts } from './create-texts.ts';
import { isFamilysOwn, refusalTexts } from './refusals.ts';
import { forgetDraft } from './story-draft.ts';

/** Writes a story and goes to it at once: the answer holds the whole story, so nothing more is fetched on the way. */
export function useGenerateStory() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { language } = useLanguage();
  const text = useTexts(createTexts);
  const refusals = useTexts(refusalTexts);
  const key = useRef<string>(undefined);

  const meetLimit = () => {
    tell({ ...text.limit, kind: 'danger' });
    navigate('/subscribe');
  };

  const writing = useMutation({
    mutationKey: ['generate'],
    mutationFn: async (input: GenerateStoryInput) => {
      // What the children call whoever reads, or what a child is called, may have been answered a moment ago.
      await answersKept(queries);
      // The same for a double tap and for another try when no answer came: it becomes one story.
      key.current ??= newKey();
      return api.generateStory({ body: { language, ...input } }, { headers: { 'Idempotency-Key': key.current } });
    },
    onSuccess: (story, { templateId }) => {
      key.current = undefined;
      if (templateId === undefined) forgetDraft(story.childProfileId);
      queries.setQueryData(storyQuery(story.id).queryKey, story);
      void queries.invalidateQueries(everyStoryList);
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      // A profile says how many stories would go with it.
      void queries.invalidateQueries({ queryKey: childProfilesQuery.queryKey });
      // One that takes a while says so itself when it is there.
      if (story.status === 'ready') tell({ title: text.created, ...wordAboutTheme(story, text) });
      navigate(`/story/${story.id}`);
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return tell({ ...text.failed, kind: 'danger' });
      key.current = undefined;
      if (error.status === 401) return;
      if (isFamilysOwn(error.code)) return tell(refusals[error.code]);
      if (error.code === 'daily-limit-reached') return meetLimit();
      tell({ ...text.failed, kind: 'danger' });
    },
  });

  return {
    isWriting: writing.isPending,
    /** A free family whose stories of the day are used up is refused before the call is made. */
    write: (input: GenerateStoryInput) => {
      if (writing.isPending) return;
      const stats = queries.getQueryData(statsQuery.queryKey);
      if (stats !== undefined && !stats.isSubscribed && storiesLeft(stats.dailyStoryCount) === 0) return meetLimit();
      writing.mutate(input);
    },
  };
}

const wordOfNotice = {
  'theme-softened': 'softened',
  'theme-left-out': 'leftOut',
  'theme-in-part': 'inPart',
  'theme-untold': 'untold',
} as const;

function wordAboutTheme(
  { notice }: Story,
  text: Readonly<Record<(typeof wordOfNotice)[keyof typeof wordOfNotice], string>>,
) {
  return notice === null ? {} : { description: text[wordOfNotice[notice]] };
}

/** randomUUID is only there on https and on this machine; a home network has plain http. */
function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36)).join('-');
}
