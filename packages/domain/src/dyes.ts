/** What colour a thing has where a story says one: 'the green coat'. Of several colours only its own is changed. */
export const dyes = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
] as const;
export type Dye = (typeof dyes)[number];
