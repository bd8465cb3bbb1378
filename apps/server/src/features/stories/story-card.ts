/** What every network asks of a picture beside a link. */
const cardSize = { width: 1200, height: 630 } as const;

const sizes = [64, 58, 52, 46, 41, 36, 31] as const;
const room = { left: 60, width: 392, mostLines: 5 } as const;
/** Shares of the type size, on the generous side: a line may be too short, never too long. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlt.,:;'’!|()-]/, 0.38],
  [/[mwMW—…]/, 0.96],
  [/[A-ZÅÄÖ0-9]/, 0.7],
];

/** The title beside a story's picture, as SVG: for where a story is shown to others. Nothing else of the story is in it. */
export function storyCard(title: string, picture: string): string {
  const { lines, size } = fitted(title);
  const top = cardSize.height / 2 - ((lines.length - 1) * size * 1.2) / 2 + size * 0.2;
  const text = lines
    .map(
      (words, index) => `<tspan x="${room.left}" y="${Math.round(top + index * size * 1.2)}">${escaped(words)}</tspan>`,
    )
    .join('');
  const { width, height } = cardSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    // Dark under the title, and gone where the picture's first figure stands.
    '<defs><linearGradient id="card-fade"><stop offset="0" stop-color="#15133a"/><stop offset=".36" stop-color="#15133a"/>' +
    '<stop offset=".52" stop-color="#15133a" stop-opacity=".82"/><stop offset=".66" stop-color="#15133a" stop-opacity=".34"/>' +
    '<stop offset="1" stop-color="#15133a" stop-opacity="0"/></linearGradient></defs>' +
    '<rect width="1200" height="630" fill="#15133a"/>' +
    // The whole picture at the card's height; its left edge goes under the dark.
    picture.replace(/^<svg [^>]*>/, '<svg x="255" width="945" height="630" viewBox="0 0 1200 800">') +
    '<rect width="700" height="630" fill="url(#card-fade)"/>' +
    `<g font-family="Andika" font-weight="700"><text fill="#fbe9c8" font-size="${size}">${text}</text>` +
    `<text x="${room.left}" y="580" fill="#e0b25a" font-size="26">Sagolykta</text></g></svg>`
  );
}

function fitted(title: string): { lines: string[]; size: number } {
  const fits = (size: number): boolean => {
    const lines = broken(title, room.width / size);
    return lines.length <= room.mostLines && lines.every((line) => widthOf(line) * size <= room.width);
  };
  const size = sizes.find(fits) ?? sizes[sizes.length - 1] ?? 31;
  return { lines: balanced(title, room.width / size), size };
}

/** As many lines as it takes, none of them much longer than the others: no word is left alone at the end. */
function balanced(title: string, most: number): string[] {
  let best = broken(title, most);
  for (let width = most - 0.25; width > most / 2; width -= 0.25) {
    const lines = broken(title, width);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function broken(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) > width) {
      lines.push(word);
      continue;
    }
    lines[lines.length - 1] = longer;
  }
  return lines;
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.6), 0);
}

/** A character that XML forbids would be the end of the whole picture. */
function escaped(text: string): string {
  const allowed = text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
