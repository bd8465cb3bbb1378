import { type Logger, pino } from 'pino';

/** One line of JSON for each event. Errors are logged without their message, which may quote what a family has typed. */
export function jsonLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorWithoutWords } });
}

function errorWithoutWords(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: error.name, code, stack: frames.map((line) => line.trim()) };
}
