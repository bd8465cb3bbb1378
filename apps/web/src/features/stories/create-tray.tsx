import type { UserStats } from '@sagolykta/contract/user';
import { storiesLeft } from '@sagolykta/domain/daily-limit';
import { freeStoriesPerDay } from '@sagolykta/domain/plan';
import { LoaderCircle, Sparkles } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Lanterns } from '../../shared/ui/lantern.tsx';
import { createTexts } from './create-texts.ts';

interface CreateTrayProps {
  readonly names: readonly string[];
  readonly childName: string;
  /** Something is ticked or typed, or there is nothing to tick: one tap makes a story. */
  readonly isWish: boolean;
  /** No story would be made now, and the page says why. */
  readonly isClosed: boolean;
  readonly stats: UserStats | undefined;
  readonly isWriting: boolean;
}

/** Always in the thumb's reach: who comes along, how many lanterns are lit, and the button. */
export function CreateTray({ names, childName, isWish, isClosed, stats, isWriting }: CreateTrayProps) {
  const text = useTexts(createTexts);
  const isOff = isWriting || isClosed || !isWish;
  const Icon = isWriting ? LoaderCircle : Sparkles;
  return (
    <div className="tray">
      <div className="mx-auto max-w-(--column) rounded-t-xl px-(--gutter) py-3.5">
        <div className="tray-summary mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p role="status" className="min-w-0 flex-1 basis-32 text-small">
            {!isWish && <span className="text-text-muted">{text.nothingChosen}</span>}
            {isWish && names.length === 0 && (
              <span className="font-display font-semibold wrap-anywhere">{text.about(childName)}</span>
            )}
            {names.length > 0 && (
              <>
                <span className="text-text-muted">{text.chosen}</span>{' '}
                <span className="line-clamp-2 font-display font-semibold wrap-anywhere">{names.join(', ')}</span>
              </>
            )}
          </p>
          {stats !== undefined && !stats.isSubscribed && <StoriesLeft count={storiesLeft(stats.dailyStoryCount)} />}
        </div>
        {/* Off but not dead: pressed without a choice, it says what is missing. */}
        <Button type="submit" kind="lamp" size="large" full aria-disabled={isOff} aria-busy={isWriting}>
          <Icon aria-hidden="true" className={isWriting ? 'breathing' : ''} />
          {isWriting ? text.writing : text.write}
        </Button>
      </div>
    </div>
  );
}

function StoriesLeft({ count }: { count: number }) {
  const text = useTexts(createTexts);
  return (
    <p className="grid flex-none justify-items-end text-caption text-text-muted">
      <Lanterns left={count} all={freeStoriesPerDay} label={text.lanterns(count)} size="small" />
      {text.left(count)}
    </p>
  );
}
