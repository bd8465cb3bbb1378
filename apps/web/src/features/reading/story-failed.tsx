import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { readingTexts } from './reading-texts.ts';

/** Nothing came of it, and it cost nothing. */
export function StoryFailed() {
  const text = useTexts(readingTexts);
  return (
    <Empty
      level="h1"
      title={text.failed.title}
      action={
        <ButtonLink kind="lamp" size="large" href="/create-story">
          {text.another}
        </ButtonLink>
      }
    >
      {text.failed.explanation}
    </Empty>
  );
}
