import type { Story } from '@sagolykta/contract/stories';
import { closingWords } from '@sagolykta/domain/passages';
import { useIsReader } from '../../shared/api/family-role.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Lantern } from '../../shared/ui/lantern.tsx';
import { readingTexts } from './reading-texts.ts';
import { StoryOrigin } from './story-origin.tsx';

const wordOfNotice = {
  'theme-softened': 'softened',
  'theme-left-out': 'leftOut',
  'theme-in-part': 'inPart',
  'theme-untold': 'untold',
} as const;

interface StoryEndProps {
  readonly story: Story;
  /** The good night, counted among what is read aloud. */
  readonly passage: number;
  readonly isSpoken: boolean;
}

/** Good night; who wrote it, truthfully; and the ways on, none of them lit. */
export function StoryEnd({ story, passage, isSpoken }: StoryEndProps) {
  const text = useTexts(readingTexts);
  const isReader = useIsReader();
  const writer = story.writer === 'embedded' ? text.written.embedded : text.written.model(story.writer);
  return (
    <footer className="mt-11 grid justify-items-center gap-3 text-center">
      <Lantern className="h-[76px] w-[54px] opacity-70" />
      <p
        lang={story.language}
        data-passage={passage}
        aria-current={isSpoken || undefined}
        className="font-display text-[1.375rem] leading-7 font-semibold wrap-anywhere"
      >
        {closingWords(story)}
      </p>
      <p className="mb-2.5 text-caption text-ink-muted">
        {writer}
        <PaintedBy story={story} />
        {story.notice !== null && <span className="mt-1 block">{text[wordOfNotice[story.notice]]}</span>}
      </p>
      {!isReader && <StoryOrigin story={story} />}
      {isReader ? (
        <ButtonLink kind="soft" size="large" full href="/">
          {text.shelf}
        </ButtonLink>
      ) : (
        <WaysOn story={story} />
      )}
    </footer>
  );
}

/** For the family: another story, paper, somebody far away, mending, the library. */
function WaysOn({ story }: { story: Story }) {
  const text = useTexts(readingTexts);
  return (
    <>
      <ButtonLink kind="soft" size="large" full href="/create-story">
        {text.another}
      </ButtonLink>
      <ButtonLink kind="quiet" href={`/story/${story.id}?view=paper`}>
        {text.paper}
      </ButtonLink>
      <ButtonLink kind="quiet" href={`/story/${story.id}?view=send`}>
        {text.send}
      </ButtonLink>
      <ButtonLink kind="quiet" href={`/story/${story.id}?view=mend`}>
        {text.mend}
      </ButtonLink>
      <ButtonLink kind="quiet" href="/library">
        {text.library}
      </ButtonLink>
    </>
  );
}

/** Nothing where all pictures are our own. */
function PaintedBy({ story }: { story: Story }) {
  const text = useTexts(readingTexts);
  const painters = story.images.flatMap(({ painted }) => (painted === null ? [] : [painted.by]));
  const names = [...new Set(painters)].join(', ');
  if (names === '') return null;
  const isWhole = painters.length === story.images.length;
  return <span className="mt-1 block">{isWhole ? text.painted(names) : text.paintedInPart(names)}</span>;
}
