/** In every page's head: what a phone needs to keep the app among its own. */
export const installable =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">';
