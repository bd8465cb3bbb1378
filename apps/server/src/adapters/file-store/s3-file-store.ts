import { AwsClient } from 'aws4fetch';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';

interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds; a file of ours is some hundred kilobytes. */
const patience = 10_000;
/** Removed together, so that a large library does not open a thousand connections. */
const atOnce = 50;

/** Objects named family/name in one bucket of anything that speaks S3, for instances that share no disk. */
export function s3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const folder = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (answer === null || answer.status >= 500) throw new Failure('unavailable', { retryAfter: 60 });
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${answer.status}`);
    return answer;
  }

  const place = (familyId: string, name: string) => `${folder}/${plainName(familyId)}/${plainName(name)}`;
  const remove = async (familyId: string, name: string) => {
    await ask(place(familyId, name), { method: 'DELETE' });
  };
  /** Page by page, for no page is longer than a thousand; in the order of the names, so a family's come together. */
  async function* keysBelow(prefix: string): AsyncGenerator<string> {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const onward: string = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      const answer = await ask(`${folder}?list-type=2&prefix=${encodeURIComponent(prefix)}${onward}`);
      const page = await answer.text();
      for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield unescaped(key);
      const next: string | undefined = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      token = next === undefined ? undefined : unescaped(next);
    }
  }
  const list = async (familyId: string, beginning = '') => {
    const prefix = `${plainName(familyId)}/`;
    const names: string[] = [];
    for await (const key of keysBelow(prefix + beginning)) names.push(key.slice(prefix.length));
    return names;
  };
  async function* everything() {
    let family: { familyId: string; names: string[] } | undefined;
    for await (const key of keysBelow('')) {
      const [familyId = '', name = ''] = key.split('/');
      if (!isPlain(familyId) || !isPlain(name)) continue;
      if (family !== undefined && family.familyId !== familyId) yield family;
      if (family?.familyId !== familyId) family = { familyId, names: [] };
      family.names.push(name);
    }
    if (family !== undefined) yield family;
  }

  return {
    put: async (familyId, name, bytes) => {
      const answer = await ask(place(familyId, name), { method: 'PUT', body: new Uint8Array(bytes) });
      if (!answer.ok) throw new Error('The bucket is not there');
    },
    get: async (familyId, name) => {
      const answer = await ask(place(familyId, name));
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    list,
    remove,
    removeAll: async (familyId) => {
      const names = await list(familyId);
      for (let from = 0; from < names.length; from += atOnce) {
        await Promise.all(names.slice(from, from + atOnce).map((name) => remove(familyId, name)));
      }
    },
    everything,
  };
}

/** Ours always are; anything else is a mistake of ours that must not reach another family. */
function plainName(name: string): string {
  if (!isPlain(name)) throw new Error('Not a name for a file of ours');
  return name;
}

function isPlain(name: string): boolean {
  return /^[\w-]+(\.\w+)?$/.test(name);
}

function unescaped(xml: string): string {
  return xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
