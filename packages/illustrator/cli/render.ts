import { Resvg } from '@resvg/resvg-js';

/** One SVG as PNG, at the width given. */
export function pngOf(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
