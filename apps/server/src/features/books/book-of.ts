import { dayIn } from '@sagolykta/domain/family-day';
import { closingWords } from '@sagolykta/domain/passages';
import { paragraphsOf, picturePlaces } from '@sagolykta/domain/story-layout';
import type { BookStory } from '../../ports/book-binder.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Stories } from '../../ports/stories.ts';
import type { StoryKey } from '../../ports/story-key.ts';

export interface BookPorts {
  readonly stories: Stories;
  readonly illustrator: Illustrator;
}

/** A whole story as it stands in a book; undefined for one that is not there or not ready. */
export async function bookStory(
  { stories, illustrator }: BookPorts,
  key: StoryKey,
  timeZone: string,
): Promise<BookStory | undefined> {
  const [story, plan] = await Promise.all([stories.find(key), stories.illustrations(key)]);
  if (story?.status !== 'ready' || plan === undefined) return undefined;
  const paragraphs = paragraphsOf(story.content);
  const places = picturePlaces(paragraphs.length, plan.pictures.length);
  return {
    title: story.title,
    childName: story.childName,
    language: story.language,
    day: dayIn(timeZone, new Date(story.createdAt)),
    paragraphs,
    places,
    pictures: plan.pictures
      .slice(0, places.length)
      .map(({ scene, alt }) => ({ svg: illustrator.draw(scene, plan.looks), alt })),
    writer: story.writer,
    closing: closingWords(story),
  };
}

/** The first picture of a story with room for a title; null where it has none. */
export async function bookCover({ stories, illustrator }: BookPorts, key: StoryKey): Promise<string | null> {
  const plan = await stories.illustrations(key);
  const first = plan?.pictures[0];
  return plan === undefined || first === undefined ? null : illustrator.cover(first.scene, plan.looks);
}
