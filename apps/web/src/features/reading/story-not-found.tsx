import { useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { readingTexts } from './reading-texts.ts';

interface StoryNotFoundProps {
  /** Nobody answered: the story is where it was, and only the way to it is missing. */
  readonly isOutOfReach?: boolean;
  /** When the story may well be there, but could not be fetched. */
  readonly onRetry?: (() => void) | undefined;
}

export function StoryNotFound({ isOutOfReach = false, onRetry }: StoryNotFoundProps) {
  const text = useTexts(readingTexts);
  const { title, explanation } = isOutOfReach ? text.noContact : text.notFound;
  return (
    <Empty
      level="h1"
      title={title}
      action={
        <span className="grid justify-items-center gap-3">
          <ButtonLink kind="lamp" size="large" href="/library">
            {text.library}
          </ButtonLink>
          {onRetry !== undefined && (
            <Button kind="quiet" onClick={onRetry}>
              {text.retry}
            </Button>
          )}
        </span>
      }
    >
      {explanation}
    </Empty>
  );
}
