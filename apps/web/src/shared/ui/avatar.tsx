interface AvatarProps {
  readonly name: string;
  readonly imageUrl: string | null;
  /** Sizes and type, for instance 'size-28 text-[3rem]'. */
  readonly className?: string;
}

/** The child's photo, or the first letter of the name. Decorative: the name stands beside it. */
export function Avatar({ name, imageUrl, className = 'size-[56px] text-[24px]' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`avatar grid flex-none place-items-center overflow-hidden rounded-full bg-lamp-soft font-display leading-none font-bold text-lamp-text ${className}`}
    >
      {imageUrl === null ? initialOf(name) : <img src={imageUrl} alt="" className="size-full object-cover" />}
    </span>
  );
}

/** A whole character, also where one is made of several code points. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
