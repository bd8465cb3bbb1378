import { call, createClient } from '@sagolykta/contract/client';
import type { Endpoint, InputOf, OutputOf } from '@sagolykta/contract/endpoint';
import { keptLanguage } from '../messages/language.tsx';
import { sendWithPin } from './pin-asked.ts';

const headers = () => ({ 'Accept-Language': keptLanguage() });

/** Every call of the product; credentials go along, and the interface language with every call. */
export const api = createClient(sendWithPin, headers);

/** A call that few screens make: its schema travels in their chunks and not in the first. */
export async function ask<Call extends Endpoint>(endpoint: Call, input: InputOf<Call>): Promise<OutputOf<Call>> {
  return (await call(sendWithPin, endpoint, input, { headers: headers() })).output;
}
