import type { Story, StorySummary } from '@sagolykta/contract/stories';
import { type NightSound, nightSoundOf } from '@sagolykta/domain/night-sounds';
import { seasonOfMonth } from '@sagolykta/domain/season';
import type { Painting } from '../../ports/paintings.ts';
import type { KeptStory, KeptSummary } from '../../ports/stories.ts';
import { paintingAddress } from '../paintings/painting-file.ts';
import { pictureAddress } from './picture-address.ts';

/** Somebody is writing on it, or is about to. */
export function isBeingWritten({ status }: KeptSummary | KeptStory): boolean {
  return status === 'reserved' || status === 'writing';
}

function statusOf(story: Pick<KeptStory, 'status'>): Story['status'] {
  return story.status === 'reserved' ? 'writing' : story.status;
}

/** `paintings`: those of its pictures that an image model has painted; the others are drawn. */
export function storyView(story: KeptStory, illustratorVersion: string, paintings: readonly Painting[] = []): Story {
  const scenes = story.pictures.map(({ scene }) => scene);
  const season = seasonOfMonth(new Date(story.createdAt).getUTCMonth() + 1);
  const told = { alts: story.pictures.map(({ alt }) => alt), nightSound: nightSoundOf(scenes, season) };
  return shownStory(story, told, { illustratorVersion, paintings });
}

interface Drawn {
  readonly illustratorVersion: string;
  readonly paintings: readonly Painting[];
}

/** A story whose pictures have been looked at already. */
export function shownStory(
  story: Omit<KeptStory, 'pictures' | 'revision' | 'expectedLength' | 'leaseUntil'>,
  { alts, nightSound }: { readonly alts: readonly string[]; readonly nightSound: NightSound },
  { illustratorVersion, paintings }: Drawn,
): Story {
  return {
    id: story.id,
    childProfileId: story.childProfileId,
    siblingIds: [...story.siblingIds],
    childName: story.childName,
    language: story.language,
    title: story.title,
    content: story.content,
    selectedAttributes: [...story.selectedAttributes],
    theme: story.theme,
    images: alts.map((alt, index) => {
      const painting = paintings.find(({ number }) => number === index + 1);
      if (painting === undefined)
        return { url: pictureAddress(story, index + 1, illustratorVersion), alt, painted: null };
      const { painter, paintedAt } = painting;
      return { url: paintingAddress(story.id, index + 1), alt, painted: { by: painter, at: paintedAt } };
    }),
    cover: alts.length === 0 ? null : pictureAddress(story, 'cover', illustratorVersion),
    isFavorite: story.isFavorite,
    readingTime: story.readingTime,
    status: statusOf(story),
    writer: story.writer,
    notice: story.notice,
    nightSound,
    createdAt: story.createdAt,
    updatedAt: story.updatedAt,
  };
}

/** Of a story whoever is asked in to read learns the story: what went into it and what the family thinks of it stay at home. */
export function readersView(story: Story): Story {
  return { ...story, selectedAttributes: [], theme: null, notice: null, isFavorite: false };
}

export function summaryView(story: KeptSummary, illustratorVersion: string): StorySummary {
  return {
    id: story.id,
    childProfileId: story.childProfileId,
    siblingIds: [...story.siblingIds],
    childName: story.childName,
    language: story.language,
    title: story.title,
    preview: story.preview,
    image:
      story.firstImageAlt === null
        ? null
        : { url: pictureAddress(story, 'cover', illustratorVersion), alt: story.firstImageAlt },
    imageCount: story.imageCount,
    isFavorite: story.isFavorite,
    readingTime: story.readingTime,
    status: statusOf(story),
    // A story is read aloud when somebody listens: no sound comes with it.
    hasAudio: false,
    createdAt: story.createdAt,
  };
}
