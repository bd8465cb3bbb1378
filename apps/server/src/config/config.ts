import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { fileStoreVariables, readFileStore, type S3Config } from './file-store.ts';
import { type IdentityConfig, identityVariables, readIdentity } from './identity.ts';
import { isLoopback } from './loopback.ts';
import { type PaymentsConfig, paymentVariables, readPayments } from './payments.ts';
import { type PicturesConfig, pictureVariables, readPictures } from './pictures.ts';
import { readStoryModel, type StoryModelConfig, storyModelVariables } from './story-model.ts';
import { readTelemetry, type TelemetryConfig, telemetryVariables } from './telemetry.ts';
import { readVoice, type VoiceConfig, voiceVariables } from './voice.ts';
import { readWorkers, workerVariables } from './workers.ts';

export interface Config extends IdentityConfig {
  readonly telemetry: TelemetryConfig;
  readonly port: number;
  readonly host: string;
  /** Database, files: everything that is to be kept and backed up. */
  readonly dataDir: string;
  /** undefined: SQLite in dataDir. */
  readonly databaseUrl: string | undefined;
  /** A pooler that hands out connections by the transaction, such as PgBouncer, stands before the database. */
  readonly isDatabasePooled: boolean;
  /** The public address, when it is not simply host and port. */
  readonly origin: string | undefined;
  /** Addresses of the proxies whose word for a visitor's address is taken; undefined: nobody's. */
  readonly trustedProxies: string | undefined;
  /** Where messages to those who run this go; undefined: to the outbox in dataDir. */
  readonly contactEmail: string | undefined;
  readonly payments: PaymentsConfig;
  /** The language model that families may let write; undefined for none. */
  readonly storyModel: StoryModelConfig | undefined;
  /** The speech model that families may let read aloud; undefined: the device's own voice alone. */
  readonly voice: VoiceConfig | undefined;
  /** The image model that families may let paint; undefined: our own drawings alone. */
  readonly pictures: PicturesConfig | undefined;
  /** undefined: files stay in dataDir. */
  readonly s3: S3Config | undefined;
  /** How many processes share the port, and with it the database. */
  readonly workers: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, such as 3000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number of at most 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be an address to listen on, such as 127.0.0.1')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'must look like postgres://user:password@host:5432/database, or be left out to use SQLite in DATA_DIR',
    )
    .optional(),
  DATABASE_POOLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  ORIGIN: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, 'must be the public address and nothing after it, such as https://sagor.example.org')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\da-f.:/, ]+$/i, 'must be the addresses of the proxies in front, such as 10.0.0.0/8 or 127.0.0.1')
    .optional(),
  CONTACT_EMAIL: z.email('must be one e-mail address, such as kim@example.org').optional(),
  ...paymentVariables,
  ...identityVariables,
  ...storyModelVariables,
  ...voiceVariables,
  ...pictureVariables,
  ...telemetryVariables,
  ...fileStoreVariables,
  ...workerVariables,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

/** Every variable there is, for the pages that must tell of them. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** The only reader of the environment. An empty variable counts as one that is not set. Throws ConfigError. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = environment.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_POOLED, ORIGIN, TRUST_PROXY, CONTACT_EMAIL, LOG_LEVEL } =
    result.data;
  const isLocal = isLoopback(HOST) && (ORIGIN === undefined || isLoopback(new URL(ORIGIN).hostname));
  return {
    ...readIdentity(result.data, ORIGIN),
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    isDatabasePooled: DATABASE_POOLED === 'true',
    origin: ORIGIN,
    trustedProxies: TRUST_PROXY,
    contactEmail: CONTACT_EMAIL,
    payments: readPayments(result.data, isLocal),
    storyModel: readStoryModel(result.data),
    voice: readVoice(result.data),
    pictures: readPictures(result.data),
    telemetry: readTelemetry(result.data),
    s3: readFileStore(result.data),
    workers: readWorkers(result.data),
    logLevel: LOG_LEVEL,
  };
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
