import { type RefObject, useEffect, useState } from 'react';

/** The topmost paragraph that may still be read: one is passed when it has left the upper third of the screen. */
const readingBand = '0px 0px -66% 0px';

/**
 * Which paragraph the family is at (0 is the first). Turning the phone breaks the lines anew; the paragraph stays where
 * the eyes are.
 */
export function useReadingPlace(text: RefObject<HTMLElement | null>, storyId: string): number {
  const [place, setPlace] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another story has other paragraphs
  useEffect(() => {
    const paragraphs = [...(text.current?.querySelectorAll('[data-paragraph]') ?? [])];
    const inBand = new Set<number>();
    let current = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = paragraphs.indexOf(target);
          if (isIntersecting) inBand.add(index);
          else inBand.delete(index);
        }
        if (inBand.size === 0) return;
        current = Math.min(...inBand);
        setPlace(current);
      },
      { rootMargin: readingBand },
    );
    for (const paragraph of paragraphs) observer.observe(paragraph);

    const orientation = matchMedia('(orientation: landscape)');
    const stay = () => {
      if (current > 0) paragraphs[current]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    orientation.addEventListener('change', stay);
    return () => {
      observer.disconnect();
      orientation.removeEventListener('change', stay);
    };
  }, [text, storyId]);

  return place;
}
