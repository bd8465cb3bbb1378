/** Where something stands in a file: lines and columns are counted from one, as editors do. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something an author must mend, and where. */
export interface Fault {
  readonly place: Place;
  readonly message: string;
}

/** 'plots/half-a-meow/sv.story:12:5: …', which editors open by a click. */
export function faultLine({ place, message }: Fault): string {
  return `${place.file}:${place.line}:${place.column}: ${message}`;
}
