import type { Door } from './door.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/** A running server in the place of the one in memory, as far as a Visitor needs one. */
export function overHttp(origin: string): Door {
  const inject = async ({ method, url, headers, payload }: Asked) => {
    const answer = await fetch(origin + url, {
      method,
      headers,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload }),
    });
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      rawPayload: new Uint8Array(await answer.arrayBuffer()),
      cookies: answer.headers.getSetCookie().map(cookieFrom),
    };
  };
  return { inject } as unknown as Door;
}

function cookieFrom(line: string): { name: string; value: string; maxAge?: number } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const maxAge = /Max-Age=(-?\d+)/i.exec(line)?.[1];
  const isOver = /Expires=Thu, 01 Jan 1970/i.test(line);
  return { name, value, ...(isOver ? { maxAge: 0 } : maxAge === undefined ? {} : { maxAge: Number(maxAge) }) };
}
