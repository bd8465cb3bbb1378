// npm run bench: installs and builds what is missing, then measures. What follows `--` is handed on.
import { buildWebWhenChanged, installWhatIsMissing, run, stop } from './prepare.mjs';

installWhatIsMissing();
if (!(await buildWebWhenChanged())) stop('The web app could not be built: see above.');
process.exitCode = run('node', ['bench/bench.ts', ...process.argv.slice(2)]) ? 0 : 1;
