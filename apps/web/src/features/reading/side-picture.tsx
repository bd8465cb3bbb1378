import type { Story } from '@sagolykta/contract/stories';
import { mostPictures, picturePlaces } from '@sagolykta/domain/story-layout';

interface SidePictureProps {
  readonly images: Story['images'];
  readonly paragraphs: number;
  /** The paragraph being read. */
  readonly place: number;
}

/** Lying on its side, the phone shows the picture beside the text: the one that belongs to what is being read. */
export function SidePicture({ images, paragraphs, place }: SidePictureProps) {
  const pictures = images.slice(0, mostPictures);
  const passed = picturePlaces(paragraphs, pictures.length).filter((after) => place + 1 >= after).length;
  const shown = Math.max(0, passed - 1);
  return (
    <div className="side-picture">
      {pictures.map(({ url, alt }, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: a painting takes the place of the drawing in the same frame
          key={index}
          src={url}
          alt={index === shown ? alt : ''}
          aria-hidden={index !== shown}
          loading="lazy"
          decoding="async"
          data-shown={index === shown}
        />
      ))}
    </div>
  );
}
