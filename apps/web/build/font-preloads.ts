/** The faces of the first screen; the bold reading face may come when it is needed. */
const firstFaces = /(baloo-2-latin-wght-normal|andika-latin-400-normal)-[\w-]+\.woff2$/;

/** Asked for in the HTML, the fonts come with the styles and not after them, but not before what the first paint waits for. */
export function fontPreloads(fileNames: readonly string[]): string {
  return fileNames
    .filter((name) => firstFaces.test(name))
    .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin fetchpriority="low">`)
    .join('');
}
