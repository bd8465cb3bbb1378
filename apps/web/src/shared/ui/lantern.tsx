/** The lantern: lit for a story left or coming, unlit for empty or spent. */
export function Lantern({ lit = true, className = 'h-[34px] w-6' }: { lit?: boolean; className?: string }) {
  const metal = lit ? ['#5b3a2a', '#7a4a2c', '#8d5a34'] : ['#3a3b66', '#44467a', '#4d4f86'];
  return (
    <svg viewBox="8 0 104 156" aria-hidden="true" className={`${className} ${lit ? '' : 'unlit'}`}>
      <path
        d="M60 4a17 17 0 0 1 17 17v9H43v-9A17 17 0 0 1 60 4Zm0 8a9 9 0 0 0-9 9v4h18v-4a9 9 0 0 0-9-9Z"
        fill={metal[0]}
        fillRule="evenodd"
      />
      <path d="M37 30h46q7 0 10 7l6 15H21l6-15q3-7 10-7Z" fill={metal[1]} />
      <path d="M37 30h23v22H21l6-15q3-7 10-7Z" fill={metal[2]} />
      <path d="M25 52h70q6 20 6 38t-8 42H27q-8-24-8-42t6-38Z" fill={lit ? '#fbc062' : '#2a2c58'} />
      {lit ? (
        <>
          <path d="M60 66c3 13 18 20 18 38a18 18 0 0 1-36 0c0-9 6-13 9-20 2 5 4 6 5 6 2-8 2-15 4-24Z" fill="#fff1c9" />
          <path d="M61 90c2 7 8 11 8 19a8.5 8.5 0 0 1-17 0c0-7 6-11 9-19Z" fill="#ffb545" />
        </>
      ) : (
        <path d="M57 118h6v-14q0-3-3-4-3 1-3 4Z" fill="#5a5c92" />
      )}
      <path
        d="M33 54q-7 20-7 37t5 39"
        stroke="#fff"
        strokeOpacity={lit ? 0.35 : 0.14}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M21 130h78l5 14q2 7-5 7H21q-7 0-5-7Z" fill={metal[1]} />
      <path d="M21 130h39v21H21q-7 0-5-7Z" fill={metal[2]} />
    </svg>
  );
}

interface LanternsProps {
  readonly left: number;
  readonly all: number;
  readonly label: string;
  readonly size?: 'small' | 'usual';
}

/** `left` of `all` lanterns are lit. */
export function Lanterns({ left, all, label, size = 'usual' }: LanternsProps) {
  const shape = size === 'small' ? 'h-[26px] w-[18px]' : 'h-[34px] w-6';
  return (
    <span className="flex items-center gap-1.5" role="img" aria-label={label}>
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lanterns have no identity but their place
        <Lantern key={index} lit={index < left} className={shape} />
      ))}
    </span>
  );
}
