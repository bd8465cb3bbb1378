import { createClient } from '@sagolykta/contract/client';
import { keptLanguage } from '../messages/language.tsx';
import { sendWithPin } from './pin-asked.ts';

/** Every call of the product; credentials go along, and the interface language with every call. */
export const api = createClient(sendWithPin, () => ({ 'Accept-Language': keptLanguage() }));
