import type { Season } from '@sagolykta/domain/season';

/** Drawn by us, since many machines have no emoji: a snowflake, a seedling, a sun, a leaf. */
const drawings: Readonly<Record<Season, React.ReactNode>> = {
  winter: (
    <path
      d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.2 4.4 12 7l2.8-2.6M9.2 19.6 12 17l2.8 2.6M3.9 11l3.7-1-1-3.7M20.1 13l-3.7 1 1 3.7M20.1 11l-3.7-1 1-3.7M3.9 13l3.7 1-1 3.7"
      fill="none"
      stroke="#bfe0f5"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  spring: (
    <>
      <path d="M12 21.5V12" stroke="#6aa84f" strokeWidth="2" strokeLinecap="round" />
      <path d="M12 13.5C6.5 13.8 3.4 10.9 3 5.500c5.7-.2 8.9 2.7 9 8Z" fill="#8fce6b" />
      <path d="M12 12c0-4.6 2.7-7.4 8.6-7.7.2 5.3-2.8 8.2-8.6 7.700Z" fill="#6fb551" />
    </>
  ),
  summer: (
    <>
      <circle cx="12" cy="12" r="5" fill="#ffd166" />
      <path
        d="M12 1.800v3M12 19.200v3M1.8 12h3M19.2 12h3M4.8 4.800l2.1 2.100M17.1 17.100l2.1 2.100M19.2 4.800l-2.1 2.100M6.9 17.100l-2.1 2.1"
        stroke="#ffb545"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  autumn: (
    <>
      <path d="M20.5 3.500C10 3.2 4.4 7.5 4.6 14.500c0 2.3.9 4 2.3 5 8.3.6 13.6-5.2 13.6-16Z" fill="#e8863c" />
      <path
        d="M3.5 21.500C7 15.5 11 11.5 16.5 8"
        stroke="#8a4a22"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};

/** Decorative beside words that name the season. */
export function SeasonMark({ season, size = 22 }: { season: Season; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-season={season}>
      {drawings[season]}
    </svg>
  );
}
