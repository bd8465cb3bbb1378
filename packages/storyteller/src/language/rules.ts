import type { Language } from '@sagolykta/domain/language';
import { english } from './en.ts';
import type { LanguageRules } from './language-rules.ts';
import { swedish } from './sv.ts';

export const rulesOf: Readonly<Record<Language, LanguageRules>> = { sv: swedish, en: english };
