interface Range {
  readonly first: number;
  readonly last: number;
}

/** The one part that a Range header asks for; null for one beyond the end; undefined for the whole, and for what we need not understand. */
export function rangeAsked(header: string | undefined, length: number): Range | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  // Backwards is no range at all.
  if (to !== '' && from !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? null : { first, last };
}
