import { Failure } from '../../../ports/failure.ts';
import { commonRuns, commonWords } from './common-words.ts';

/** Throws Failure 'common-password' for what would be among the first guesses. */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email)) throw new Failure('common-password');
}

/**
 * Whether a password of ten characters or more is still no secret: one or two everyday words with digits and signs around
 * them, however dressed up ('S0mmar2026!'), a run over the keyboard, one thing over and over, or the person's own address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const [name = ''] = email.toLowerCase().split('@');
  const forms = [letters, undressed(plain)].map((form) => form.replace(/^\d+|\d+$/g, ''));
  if (plain === email.toLowerCase()) return true;
  if (forms.some((form) => form !== '' && form === name.replace(/[^\p{L}\p{N}]/gu, ''))) return true;
  if (/^[\d\s!-/:-@[-`{-~]+$/.test(plain) || isRepeated(plain) || isRun(letters)) return true;
  return forms.some((form) => form !== '' && isWords(form, 2));
}

/** The letters behind the signs that people put in their place. */
function undressed(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  const core = text.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  return core.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Made of one piece of at most four characters, over and over. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;
}

function isRun(text: string): boolean {
  if (text === '') return false;
  const backwards = [...text].reverse().join('');
  return commonRuns.some((run) => (run + run).includes(text) || (run + run).includes(backwards));
}

/** Whether it falls into so many everyday words with nothing left over; digits between them do not count. */
function isWords(text: string, most: number): boolean {
  if (commonWords.has(text)) return true;
  if (most === 1) return false;
  for (let length = 1; length < text.length; length += 1) {
    const rest = text.slice(length).replace(/^\d+/, '');
    if (commonWords.has(text.slice(0, length)) && isWords(rest, most - 1)) return true;
  }
  return false;
}
