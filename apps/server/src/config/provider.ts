import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';

type Provider = 'openai' | 'anthropic' | 'openai-compatible';

/** A model that speaks one of the protocols, somewhere. */
export interface ProviderPlace {
  readonly provider: Provider;
  readonly model: string;
  /** undefined for a local server that asks for none. */
  readonly apiKey: string | undefined;
  /** undefined: the provider's own. */
  readonly baseUrl: string | undefined;
}

/** The variables of one kind of help, by what they are, with their names for whoever set them. */
interface ProviderVariables<Named extends Provider> {
  readonly chosen: { readonly name: string; readonly value: Named };
  readonly model: { readonly name: string; readonly value: string | undefined };
  readonly apiKey: { readonly name: string; readonly value: string | undefined };
  readonly baseUrl: { readonly name: string; readonly value: string | undefined };
  /** What the model is called in a sentence, and where a local one might be. */
  readonly words: { readonly model: string; readonly example: string };
}

/** Throws ConfigError. */
export function readProvider<Named extends Provider>({
  chosen,
  model,
  apiKey,
  baseUrl,
  words,
}: ProviderVariables<Named>): ProviderPlace & { readonly provider: Named } {
  if (model.value === undefined)
    throw new ConfigError(`${model.name} must name the ${words.model} that ${chosen.name}=${chosen.value} is to use`);
  const isCompatible = chosen.value === 'openai-compatible';
  if (isCompatible && baseUrl.value === undefined)
    throw new ConfigError(`${baseUrl.name} must say where the ${words.model} is, such as ${words.example}`);
  if (!isCompatible && apiKey.value === undefined)
    throw new ConfigError(`${apiKey.name} must be set for ${chosen.name}=${chosen.value}`);
  return { provider: chosen.value, model: model.value, apiKey: apiKey.value, baseUrl: baseUrl.value };
}

/** Where a provider is when no address is given. */
const publicAddress: Readonly<Record<Provider, string>> = {
  'openai': 'https://api.openai.com/v1',
  'anthropic': 'https://api.anthropic.com/v1',
  'openai-compatible': '',
};

export function addressOf({ provider, baseUrl }: Pick<ProviderPlace, 'provider' | 'baseUrl'>): string {
  return baseUrl ?? publicAddress[provider];
}

/** Whose machine an address leads to; null for this one, and where there is none. */
export function hostBeyond(address: string | undefined): string | null {
  const name = URL.parse(address ?? '')?.hostname ?? '';
  return name === '' || isLoopback(name) ? null : name;
}
