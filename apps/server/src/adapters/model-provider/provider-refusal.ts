/** The status a provider answered with; undefined where no answer came. */
export function statusOf(error: unknown): unknown {
  return error instanceof Object && 'statusCode' in error ? error.statusCode : undefined;
}

/** How long a provider asks to be left alone, in milliseconds. */
export function restAskedFor(error: unknown): number | undefined {
  const headers = error instanceof Object && 'responseHeaders' in error ? error.responseHeaders : undefined;
  const text = headers instanceof Object && 'retry-after' in headers ? String(headers['retry-after']) : '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}
