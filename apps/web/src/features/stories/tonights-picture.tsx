import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { eveningPicture } from '@sagolykta/contract/evening-picture';
import type { Season } from '@sagolykta/domain/season';
import { useState } from 'react';
import { late } from '../../shared/ui/late.tsx';
import { useIsServed } from '../../shared/ui/use-is-served.ts';

// After everything that is to be read or pressed; where it does not come, the evening is still.
const EveningLife = late<{ season: Season }>(async () => {
  const life = await import('./evening-life.tsx').catch(() => undefined);
  return life?.EveningLife ?? (() => null);
});

/** The lit fort; and in it, as soon as it is drawn, this very child. Without contact the fort stays as it is. */
export function TonightsPicture({
  child,
  season,
}: {
  child?: ChildProfileView | undefined;
  season?: Season | undefined;
}) {
  // What came with the page is there already.
  const isServed = useIsServed();
  const [isDrawn, setDrawn] = useState(isServed);
  return (
    <span className="tonights-picture relative block overflow-hidden">
      <img src="/ill/fort.svg" alt="" width={1200} height={800} className="evening-picture block w-full" />
      {child !== undefined && (
        <img
          src={eveningPicture(child)}
          alt=""
          width={1200}
          height={800}
          onLoad={isDrawn ? undefined : () => setDrawn(true)}
          className={`evening-picture absolute inset-0 block w-full transition-opacity duration-(--duration-calm) ${isDrawn ? '' : 'opacity-0'}`}
        />
      )}
      {season !== undefined && <EveningLife season={season} />}
    </span>
  );
}
