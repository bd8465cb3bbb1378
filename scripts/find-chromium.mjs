import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium for the journeys: the one named, Debian's, Chrome, Playwright's own; installed where we may. undefined when none is to be had. */
export function findChromium() {
  return installed() ?? (mayInstall() && install() ? installed() : undefined);
}

export const howToGetChromium =
  'The journeys need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.';

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const known = ['/usr/bin/chromium', ...onPath('google-chrome'), ...onPath('google-chrome-stable'), playwrightsOwn()];
  return known.find((path) => existsSync(path));
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function install() {
  const aptGet = (...options) =>
    spawnSync('apt-get', options, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium');
}
