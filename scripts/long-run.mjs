// npm run fuzz · npm run soak [-- --failover]: what `npm test` does in small, for longer, on both databases.
import { installWhatIsMissing, run, stop } from './prepare.mjs';
import { startTemporaryPostgres } from './temporary-postgres.mjs';

const runs = {
  fuzz: { tests: ['fuzz'], variables: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '20000' } },
  'soak --failover': { tests: ['failover'], variables: { SOAK_FAILOVERS: process.env.SOAK_FAILOVERS ?? '20' } },
  soak: {
    tests: ['sudden-death', 'faults', 'generate-story'],
    variables: { SOAK_DEATHS: process.env.SOAK_DEATHS ?? '50' },
  },
};

const { tests, variables } =
  runs[process.argv.slice(2).join(' ')] ?? stop('Say which: fuzz, soak, or soak -- --failover.');
installWhatIsMissing();
const postgres = process.env.DATABASE_URL_TEST === undefined ? await startTemporaryPostgres() : undefined;
if (postgres !== undefined) variables.DATABASE_URL_TEST = postgres.url;
try {
  const files = tests.map((name) => `apps/server/test/${name}.test.ts`);
  process.exitCode = run('vitest', ['run', ...files], { variables }) ? 0 : 1;
} finally {
  postgres?.stop();
}
