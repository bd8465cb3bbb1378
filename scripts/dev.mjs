// npm run dev: the server and the web app, both reloading as their files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, installWhatIsMissing, root, runOn, server } from './prepare.mjs';

installWhatIsMissing();
const port = process.env.PORT ?? '3000';
const web = spawn('vite', ['--clearScreen', 'false'], {
  cwd: join(root, 'apps', 'web'),
  stdio: 'inherit',
  env: { ...environment, SAGOLYKTA_SERVER: `http://127.0.0.1:${port}` },
});
process.on('exit', () => web.kill());
runOn('node', ['--watch', ...server], { PORT: port });
