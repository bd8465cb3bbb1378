import { routes } from '@sagolykta/contract/routes';
import { useEffect, useState } from 'react';

interface LookPreviewProps {
  /** By the names of the preview's query; empty values are left out. */
  readonly of: Readonly<Record<string, string | null>>;
  readonly alt: string;
}

/** Milliseconds; nothing is drawn at every letter of a name. */
const pause = 300;

/** The figure as it will be drawn in the stories, drawn anew at each choice. */
export function LookPreview({ of, alt }: LookPreviewProps) {
  const chosen = Object.entries(of).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()));
  const url = `${routes.previewLook.path}?${new URLSearchParams(chosen)}`;
  const [shown, setShown] = useState(url);
  useEffect(() => {
    const timer = setTimeout(() => setShown(url), pause);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <img src={shown} alt={alt} width={1200} height={800} className="h-auto w-full max-w-[22rem] rounded-lg bg-sunken" />
  );
}
