import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig, variableNames } from '../src/config/config.ts';

describe('the environment', () => {
  test('needs nothing', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      origin: undefined,
      contactEmail: undefined,
      mail: undefined,
      openIdConnect: undefined,
      payments: { kind: 'sandbox' },
      telemetry: { metricsPort: undefined, metricsHost: '127.0.0.1', collector: undefined },
      trustedProxies: undefined,
      s3: undefined,
      isDatabasePooled: false,
      workers: 1,
      logLevel: 'info',
    };
    expect(readConfig({})).toEqual(defaults);
    expect(readConfig({ PORT: '', ORIGIN: ' ', PATH: '/usr/bin' })).toEqual(defaults);
  });

  test('is read as it is set', () => {
    const set = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/sagolykta',
      DATABASE_URL: 'postgres://sagolykta:secret@database:5432/stories?sslmode=require',
      ORIGIN: 'https://sagor.example/',
      CONTACT_EMAIL: 'kim@sagor.example',
      SMTP_URL: 'smtps://post.example:465',
      OIDC_ISSUER_URL: 'https://id.example',
      OIDC_CLIENT_ID: 'saga',
      OIDC_CLIENT_SECRET: 'secret',
      TRUST_PROXY: '10.0.0.0/8',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'sagor',
      S3_ACCESS_KEY_ID: 'kim',
      S3_SECRET_ACCESS_KEY: 'secret',
      LOG_LEVEL: 'warn',
    };
    expect(readConfig(set)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/sagolykta',
      databaseUrl: set.DATABASE_URL,
      origin: 'https://sagor.example',
      contactEmail: 'kim@sagor.example',
      mail: { url: 'smtps://post.example:465', from: 'sagolykta@sagor.example' },
      openIdConnect: { issuer: 'https://id.example', clientId: 'saga', clientSecret: 'secret' },
      payments: { kind: 'none' },
      trustedProxies: '10.0.0.0/8',
      telemetry: { metricsPort: 9464, metricsHost: '10.0.0.7', collector: 'http://collector:4318' },
      s3: {
        endpoint: 'https://s3.example',
        bucket: 'sagor',
        region: 'auto',
        accessKeyId: 'kim',
        secretAccessKey: 'secret',
      },
      isDatabasePooled: false,
      workers: 1,
      logLevel: 'warn',
    });
  });

  test.each([
    ['PORT', 'three', 'PORT must be a port number, such as 3000'],
    ['PORT', '65536', 'PORT must be a port number of at most 65535'],
    ['PORT', '-1', 'PORT must be a port number, such as 3000'],
    ['HOST', 'http://x', 'HOST must be an address to listen on, such as 127.0.0.1'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must look like postgres://'],
    ['DATABASE_URL', 'postgres://host', 'DATABASE_URL must look like postgres://'],
    ['CONTACT_EMAIL', 'kim@sagor.example, other@sagor.example', 'CONTACT_EMAIL must be one e-mail address'],
    ['ORIGIN', 'sagor.example', 'ORIGIN must be the public address'],
    ['ORIGIN', 'https://sagor.example/app', 'ORIGIN must be the public address'],
    ['ORIGIN', 'ftp://sagor.example', 'ORIGIN must be the public address'],
    ['SMTP_URL', 'https://post.example', 'SMTP_URL must look like smtps://'],
    ['SMTP_URL', 'smtp://post.example', 'SMTP_URL needs ORIGIN'],
    ['MAIL_FROM', 'kim, all@example.org', 'MAIL_FROM must be one e-mail address'],
    ['OIDC_ISSUER_URL', 'id.example', 'OIDC_ISSUER_URL must be the issuer'],
    ['OIDC_ISSUER_URL', 'https://id.example', 'OIDC_ISSUER_URL needs ORIGIN'],
    ['WORKERS', '0', 'WORKERS must be auto, which is one process for each core'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error'],
  ])('%s=%s is refused in words', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test('workers are as many as there are cores', () => {
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
  });

  test('everything wrong is told at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\nLOG_LEVEL/);
  });

  test.each(['README.md', '.env.example'])('%s tells of every variable', (page) => {
    const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
    expect(variableNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
