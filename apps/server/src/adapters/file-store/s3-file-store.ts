import { AwsClient } from 'aws4fetch';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds; a file of ours is some hundred kilobytes. */
const patience = 10_000;

/** Objects named family/name in one bucket of anything that speaks S3, for instances that share no disk. */
export function s3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
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
  /** At most a thousand: a family's photos and rasters are far fewer, and erasing asks until none is left. */
  const list = async (familyId: string) => {
    const prefix = `${plainName(familyId)}/`;
    const answer = await ask(`${folder}?list-type=2&prefix=${encodeURIComponent(prefix)}`);
    const keys = (await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g);
    return [...keys].map(([, key = '']) => key.slice(prefix.length));
  };

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
      for (let names = await list(familyId); names.length > 0; names = await list(familyId)) {
        await Promise.all(names.map((name) => remove(familyId, name)));
      }
    },
  };
}

/** Ours always are; anything else is a mistake of ours that must not reach another family. */
function plainName(name: string): string {
  if (!/^[\w-]+(\.\w+)?$/.test(name)) throw new Error('Not a name for a file of ours');
  return name;
}
