import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { serverVariables } from '../scripts/prepare.mjs';

const debianChromium = '/usr/bin/chromium';
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined);

// The workers read this file too, and must find the same server: what is chosen here is handed down to them.
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
process.env.JOURNEY_PORT ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;

function emptyDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sagolykta-journeys-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * What the browser would draw beside our pages. Under its address bar Debian's Chromium keeps two pages of its own for each of ours, and one
 * in reserve: half of what a new page costs. The last of two such lists counts, so Playwright's own stands here too.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The journeys walk through the server as it is shipped, with the built web app and an empty database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  // What passes only the second time is told by name; a busy machine of somebody else's does not hold a change back.
  retries: process.env.CI === 'true' ? 1 : 0,
  // Beyond any wait on a machine whose every core is busy: what hangs is told all the same.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // One more than there are cores: a journey waits for a page more than it works.
  workers: availableParallelism() + 1,
  use: {
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    // Recorded when it is asked for (--trace on): it costs every journey, and the journeys that fail can be run again.
    trace: 'off',
    // What a journey answers in the server's place, a worker would ask the server itself.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // A microphone that beeps once a second.
        '--use-fake-device-for-media-stream',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${switchedOff.join()}`,
      ],
    },
  },
  ...(isWorker
    ? {}
    : {
        webServer: {
          command: 'node apps/server/src/main.ts',
          cwd: '..',
          url: `${origin}/readyz`,
          timeout: 180_000,
          env: {
            ...serverVariables,
            PORT: process.env.JOURNEY_PORT,
            LOG_LEVEL: 'warn',
            DATABASE_URL: '',
            DATA_DIR: emptyDataDir(),
          },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
      }),
});
