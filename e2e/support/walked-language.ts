import { type Language, languages } from '@sagolykta/domain/language';

const asked = process.env.JOURNEY_LANGUAGE ?? 'sv';

/**
 * The language that a journey is walked in whose words were found said in both (said-in-both.ts): Swedish, unless the
 * whole walk is taken in another (`npm run journeys`).
 */
export const walkedLanguage: Language = languages.find((language) => language === asked) ?? unknown();

function unknown(): never {
  throw new Error(`JOURNEY_LANGUAGE is one of ${languages.join(', ')}, not ${asked}`);
}
