import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs in a process of its own, since the logger writes to standard output. */
function logged(script: string): string {
  const logger = new URL('../src/adapters/logger.ts', import.meta.url).href;
  const program = `import { jsonLogger } from '${logger}'; const log = jsonLogger('info'); ${script}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout;
}

test('an error is logged by its kind and place, not by what it quotes', () => {
  const line = logged(
    "const err = Object.assign(new TypeError('Alma is not JSON'), { code: '22P02', detail: 'Alma' }); log.error({ err }, 'unexpected');",
  );
  const { level, msg, err } = JSON.parse(line);
  expect({ level, msg, type: err.type, code: err.code }).toEqual({
    level: 50,
    msg: 'unexpected',
    type: 'TypeError',
    code: '22P02',
  });
  expect(err.stack.length).toBeGreaterThan(0);
  expect(line).not.toContain('Alma');
});

test('what is thrown may be anything', () => {
  expect(JSON.parse(logged("log.error({ err: 'Alma' }, 'unexpected');")).err).toEqual({ type: 'string' });
});
