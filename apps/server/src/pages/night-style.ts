import { readFileSync } from 'node:fs';

const night = new URL('./night.css', import.meta.url);

/** A page's style, after the letters and colours of the night that all our own pages share. */
export function nightStyle(own: URL): string {
  return readFileSync(night, 'utf8') + readFileSync(own, 'utf8');
}
