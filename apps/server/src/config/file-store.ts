import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export const fileStoreVariables = {
  S3_ENDPOINT: z.url('must be the address of the store, such as https://s3.example.org').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{2,62}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

interface Read {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** undefined: files stay in DATA_DIR. Throws ConfigError. */
export function readFileStore(read: Read): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  const isUnset = [endpoint, bucket, accessKeyId, secretAccessKey].every((value) => value === undefined);
  if (isUnset) return undefined;
  throw new ConfigError(
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four, or none.',
  );
}
