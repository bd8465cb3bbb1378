// npm test: everything that proves the product. The last line, alone, is the sum of all suites.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, howToGetChromium } from './find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { buildWebWhenChanged, installWhatIsMissing, root, run, runAside } from './prepare.mjs';
import { startTemporaryPostgres } from './temporary-postgres.mjs';

const sum = { passed: 0, failed: 0 };
const count = (isPassed) => {
  sum[isPassed ? 'passed' : 'failed'] += 1;
};

installWhatIsMissing();
const folder = mkdtempSync(join(tmpdir(), 'sagolykta-report-'));
try {
  // The checks and the build have one core to themselves at the most: what the tests leave while they wait.
  const [isBuilt] = await Promise.all([checkAndBuild(), runUnitAndServerTests()]);
  if (isBuilt && hasJourneys()) await runJourneys();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);

/** One after the other; answers whether the web app is there. */
async function checkAndBuild() {
  for (const part of ['types', 'lint', 'unused']) count(await runAside('npm', ['run', '-s', `check:${part}`]));
  const isBuilt = await buildWebWhenChanged(runAside);
  count(isBuilt);
  return isBuilt;
}

async function runUnitAndServerTests() {
  const report = join(folder, 'vitest.json');
  const given = process.env.DATABASE_URL_TEST;
  const postgres = given === undefined ? await temporaryPostgres() : { url: given, stop: () => {} };
  let isWell = false;
  try {
    isWell = await runAside('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
      variables: postgres === undefined ? {} : { DATABASE_URL_TEST: postgres.url },
      isHeardAtOnce: true,
    });
  } finally {
    postgres?.stop();
  }
  if (!existsSync(report)) return count(false);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that could not be loaded has no tests to fail.
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  sum.passed += numPassedTests;
  sum.failed += numFailedTests + unloaded;
  // Something was printed, or thrown behind a test: no test has failed, and yet not all is well.
  if (!isWell && numFailedTests + unloaded === 0) count(false);
}

async function temporaryPostgres() {
  try {
    const postgres = await startTemporaryPostgres();
    if (postgres === undefined) console.log('PostgreSQL is not installed: the server is tested on SQLite alone.');
    return postgres;
  } catch (error) {
    console.error(`PostgreSQL could not be started: ${error.message}`);
    count(false);
    return undefined;
  }
}

function hasJourneys() {
  return readdirSync(join(root, 'e2e')).some((name) => name.endsWith('.spec.ts'));
}

async function runJourneys() {
  const chromium = findChromium();
  if (chromium === undefined) {
    console.error(howToGetChromium);
    return count(false);
  }
  const report = join(folder, 'journeys.json');
  run('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=dot,json'], {
    variables: {
      CHROMIUM_PATH: chromium,
      JOURNEY_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  if (!existsSync(report)) return count(false);
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  sum.passed += stats.expected + stats.flaky;
  sum.failed += stats.unexpected + errors.length;
}
