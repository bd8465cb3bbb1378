import type { Processor } from '@sagolykta/contract/processors';
import type { Config } from './config.ts';
import { addressOf, hostBeyond } from './provider.ts';

/** Everybody the configuration lets data out to, made from the configuration itself: it cannot be forgotten here. */
export function processorsIn({
  mail,
  openIdConnect,
  payments,
  databaseUrl,
  s3,
  telemetry,
  storyModel,
  voice,
  pictures,
}: Config): Processor[] {
  const hosts: [Processor['purpose'], string | undefined][] = [
    ['mail', mail?.url],
    ['sign-in', openIdConnect?.issuer],
    ['database', databaseUrl],
    ['files', s3?.endpoint],
    ['traces', telemetry.collector],
    ['stories', storyModel && addressOf(storyModel)],
    ['pictures', pictures && addressOf(pictures)],
    ['voice', voice && addressOf(voice)],
  ];
  const elsewhere = hosts.flatMap(([purpose, address]) => {
    const name = hostBeyond(address);
    return name === null ? [] : [{ name, purpose }];
  });
  return payments.kind === 'stripe' ? [...elsewhere, { name: 'Stripe', purpose: 'payments' }] : elsewhere;
}
