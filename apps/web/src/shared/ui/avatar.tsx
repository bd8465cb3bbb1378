import { useEffect, useRef, useState } from 'react';
import { useIsServed } from './use-is-served.ts';

interface AvatarProps {
  readonly name: string;
  /** The child's photo or drawn face. */
  readonly imageUrl: string;
  /** Sizes and type, for instance 'size-28 text-[3rem]'. */
  readonly className?: string;
}

/** The child's face; the first letter of the name where it cannot be shown, as without contact. Decorative: the name stands beside it. */
export function Avatar({ name, imageUrl, className = 'size-[56px] text-[24px]' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const [wasServed] = useState(useIsServed());
  useEffect(() => {
    // In a page that came with its words it may have failed before anybody listened.
    if (wasServed && image.current?.complete && image.current.naturalWidth === 0) setFailed(imageUrl);
  }, [wasServed, imageUrl]);
  return (
    <span
      aria-hidden="true"
      className={`avatar grid flex-none place-items-center overflow-hidden rounded-full bg-lamp-soft font-display leading-none font-bold text-lamp-text ${className}`}
    >
      {failed === imageUrl ? (
        initialOf(name)
      ) : (
        <img ref={image} src={imageUrl} alt="" className="size-full object-cover" onError={() => setFailed(imageUrl)} />
      )}
    </span>
  );
}

/** A whole character, also where one is made of several code points. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
