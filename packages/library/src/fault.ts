import type { Place } from '@sagolykta/storyteller/plot';

/** Something an author must mend, and where. */
export interface Fault {
  readonly place: Place;
  readonly message: string;
}

/** 'plots/half-a-meow/sv.story:12:5: …', which editors open by a click. */
export function faultLine({ place, message }: Fault): string {
  return `${place.file}:${place.line}:${place.column}: ${message}`;
}
