import type { StorySummary } from '@sagolykta/contract/stories';
import { Lantern } from '../../shared/ui/lantern.tsx';

/** The story's cover; without one, an unlit lantern. Decorative beside the story's title. */
export function StoryPicture({ story, className }: { story: StorySummary; className: string }) {
  if (story.image === null) {
    return (
      <span className={`no-picture grid place-items-center ${className}`}>
        <Lantern lit={false} className="h-[60%] max-h-[76px] w-auto opacity-80" />
      </span>
    );
  }
  return (
    <span className={`picture-frame block overflow-hidden bg-sunken ${className}`}>
      <img
        src={story.image.url}
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
        className="picture block size-full object-cover"
      />
    </span>
  );
}
