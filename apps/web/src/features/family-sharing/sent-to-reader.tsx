import type { SentStory } from '@sagolykta/contract/sent-stories';
import type { StorySummary } from '@sagolykta/contract/stories';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { settleOnce, undoable } from '../../shared/ui/settle-once.ts';
import { sentQuery } from './sending-queries.ts';
import { sendingTexts } from './sending-texts.ts';
import { shelfPages } from './sharing-queries.ts';

interface SentToReaderProps {
  readonly sent: readonly SentStory[];
  /** A story's card: another feature's, so the route brings it. */
  readonly card: (story: StorySummary) => ReactNode;
}

/** First on the shelf: what somebody has sent, each with the line that came with it. */
export function SentToReader({ sent, card }: SentToReaderProps) {
  const text = useTexts(sendingTexts);
  const putAway = usePutAway();
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="for-you" className="mb-9">
      <h2 id="for-you" className="mb-3 text-h3 text-text-muted">
        {text.forYou}
      </h2>
      <ul className="story-cards grid gap-5">
        {sent.map(({ story, greeting, from }) => (
          <li key={story.id}>
            {(greeting !== null || from !== null) && (
              <figure className="mb-2.5 px-1">
                {greeting !== null && (
                  <blockquote className="font-reading text-body wrap-anywhere italic">{greeting}</blockquote>
                )}
                {from !== null && (
                  <figcaption className="text-small wrap-anywhere text-text-muted">{text.from(from)}</figcaption>
                )}
              </figure>
            )}
            {card(story)}
            <Button
              kind="quiet"
              size="small"
              className="mt-1"
              aria-label={text.putAwayNamed(story.title)}
              onClick={() => putAway(story.id)}
            >
              {text.putAway}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** At once on the screen, and for good when nobody has undone that. */
function usePutAway() {
  const text = useTexts(sendingTexts);
  const queries = useQueryClient();
  const freshen = () => {
    void queries.invalidateQueries({ queryKey: sentQuery.queryKey });
    void queries.invalidateQueries({ queryKey: shelfPages.queryKey });
  };
  return (id: string) => {
    void queries.cancelQueries({ queryKey: sentQuery.queryKey });
    queries.setQueryData(sentQuery.queryKey, (all) => all?.filter(({ story }) => story.id !== id));
    const settled = settleOnce({
      onDone: async () => {
        await api
          .putSentStoryAway({ params: { id } }, { keepalive: true })
          .catch(() => tell({ title: text.failed, kind: 'danger' }));
        freshen();
      },
      onUndo: freshen,
    });
    tell({
      title: text.isAway,
      description: text.isAwayWords,
      stays: undoable,
      action: { label: text.undo, act: settled.undo },
      onGone: settled.go,
    });
  };
}
