import { isLoopback } from './payments-config.ts';

type Provider = 'openai' | 'anthropic' | 'openai-compatible';

interface ProviderPlace {
  readonly provider: Provider;
  readonly baseUrl: string | undefined;
}

/** Where a provider is when no address is given. */
const publicAddress: Readonly<Record<Provider, string | undefined>> = {
  'openai': 'https://api.openai.com/v1',
  'anthropic': 'https://api.anthropic.com/v1',
  'openai-compatible': undefined,
};

export function providerAddress({ provider, baseUrl }: ProviderPlace): string | undefined {
  return baseUrl ?? publicAddress[provider];
}

/** Whose machine an address leads to; null for this one, and where there is none. */
export function hostBeyond(address: string | undefined): string | null {
  const name = URL.parse(address ?? '')?.hostname ?? '';
  return name === '' || isLoopback(name) ? null : name;
}
