/**
 * A drawing without its paper grain: on paper there is real grain, and a mask of pixels for each of a hundred parts makes a
 * printer wait for minutes. All that is left is lines, areas and light.
 */
export function plainDrawing(svg: string): string {
  return svg
    .replace(/<(?:use|rect) [^>]*mask="[^"]*"[^>]*\/>/g, '')
    .replace(/<pattern [^>]*><use [^>]*\/><\/pattern><mask .*?<\/mask>/gs, '')
    .replace(/<image [^>]*\/>/g, '');
}
