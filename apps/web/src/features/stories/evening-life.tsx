import type { Season } from '@sagolykta/domain/season';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { beatQuietly } from './quiet-beat.ts';
import './evening-life.css';

/** Where the sky has a star that twinkles, in hundredths of the screen. */
const stars = [
  [8, 5],
  [31, 2],
  [52, 9],
  [71, 4],
  [93, 13],
  [3, 38],
  [97, 52],
  [6, 74],
  [88, 81],
] as const;
/** Steps from one breath to the next. */
const breath = 11;
/** Pixels a step, and until the snow is as it was. */
const [fall, snowHeight] = [5, 360] as const;

/** The lantern breathes, stars twinkle, and in winter snow falls behind the page. Nothing of it says anything. */
export function EveningLife({ season }: { season: Season }) {
  const lamp = useRef<HTMLSpanElement>(null);
  const sky = useRef<HTMLSpanElement>(null);
  const snow = useRef<HTMLSpanElement>(null);
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const step = (count: number) => {
      const inhaled = (1 + Math.sin((2 * Math.PI * count) / breath)) / 2;
      if (lamp.current) lamp.current.style.opacity = (0.45 + 0.3 * inhaled).toFixed(3);
      const star = sky.current?.children[count % stars.length];
      if (star instanceof HTMLElement) star.style.opacity = (0.35 + 0.2 * ((count * 7) % 3)).toFixed(2);
      if (snow.current) snow.current.style.transform = `translateY(${(count * fall) % snowHeight}px)`;
    };
    return beatQuietly(step, setMoves);
  }, []);
  return (
    <>
      <span ref={lamp} aria-hidden="true" className="lamp-breath" data-moves={moves} />
      {createPortal(
        <span ref={sky} aria-hidden="true" className="evening-sky">
          {stars.map(([x, y]) => (
            <i key={x} style={{ left: `${x}%`, top: `${y}%` }} />
          ))}
        </span>,
        document.body,
      )}
      {season === 'winter' &&
        createPortal(<span ref={snow} aria-hidden="true" className="evening-snow" />, document.body)}
    </>
  );
}
