import { useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { readingTexts } from './reading-texts.ts';

/** `onRetry` when the story may well be there, but could not be fetched. */
export function StoryNotFound({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const text = useTexts(readingTexts);
  return (
    <Empty
      level="h1"
      title={text.notFound.title}
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
      {text.notFound.explanation}
    </Empty>
  );
}
