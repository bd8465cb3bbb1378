/** Ages that are read to alike: each language says for each how fast, and how long a story may be. */
const ageBands = [
  { from: 3, to: 4 },
  { from: 5, to: 6 },
  { from: 7, to: 8 },
  { from: 9, to: 10 },
  { from: 11, to: 12 },
] as const;

/** One figure for each age band, the youngest first. */
export type ByAgeBand<Figure> = readonly [Figure, Figure, Figure, Figure, Figure];

/** The youngest and the oldest who are read to as a child of this age is. */
export function ageBandOf(age: number): { readonly from: number; readonly to: number } {
  return ageBands.find(({ to }) => age <= to) ?? ageBands[4];
}

/** The figure of the band that this age is in. */
export function forAge<Figure>(figures: ByAgeBand<Figure>, age: number): Figure {
  const band = ageBands.findIndex(({ to }) => age <= to);
  return figures[band] ?? figures[4];
}
