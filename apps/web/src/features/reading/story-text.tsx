import type { Story } from '@sagolykta/contract/stories';
import { mostPictures, picturePlaces } from '@sagolykta/domain/story-layout';
import { Fragment, type Ref } from 'react';

interface StoryTextProps {
  readonly story: Story;
  readonly paragraphs: readonly string[];
  /** The paragraph that is being read aloud. */
  readonly spoken: number | undefined;
  /** Receives the spot right after the last paragraph. */
  readonly end: Ref<HTMLDivElement>;
}

/** The story itself, with its pictures after roughly 25, 50 and 75 % of the paragraphs. */
export function StoryText({ story, paragraphs, spoken, end }: StoryTextProps) {
  const pictures = story.images.slice(0, mostPictures);
  const places = picturePlaces(paragraphs.length, pictures.length);
  return (
    <div className="prose" lang={story.language}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's place is its identity; two may say the same
        <Fragment key={index}>
          <p data-paragraph data-passage={index + 1} aria-current={index === spoken || undefined}>
            {paragraph}
          </p>
          {pictures.map(({ url, alt }, picture) =>
            places[picture] === index + 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a painting takes the place of the drawing in the same frame
              <figure key={picture}>
                <img
                  src={url}
                  alt={alt}
                  width={1600}
                  height={1000}
                  loading={picture === 0 ? 'eager' : 'lazy'}
                  decoding="async"
                />
              </figure>
            ) : null,
          )}
        </Fragment>
      ))}
      <div ref={end} className="h-px" />
    </div>
  );
}
