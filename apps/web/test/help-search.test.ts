import { describe, expect, test } from 'vitest';
import { englishAnswers } from '../src/features/support/help-answers-en.ts';
import { swedishAnswers } from '../src/features/support/help-answers-sv.ts';
import { findAnswers } from '../src/features/support/help-search.ts';

const first = (answers: typeof swedishAnswers, search: string) => findAnswers(answers, search)[0]?.question;

describe('the help', () => {
  test.each([
    ['syskon', 'Vi har flera barn. Hur gör vi?'],
    ['kanin', 'Vårt husdjur är varken hund eller katt'],
    ['GDPR', 'Vad händer med det vi berättar om barnet?'],
    ['bilderbok', 'Kan sagan visas som en bilderbok?'],
    ['pausa', 'Hur pausar vi, och går bakåt?'],
    ['mikrofon tillåt', 'Inspelningen fungerar inte'],
    ['mormor läsa in', 'Kan mormor läsa in sagan?'],
    ['säga upp', 'Vad kostar Premium, och hur slutar vi?'],
    ['textstor', 'Hur gör jag texten större?'],
  ])('answers "%s" in Swedish', (search, question) => expect(first(swedishAnswers, search)).toBe(question));

  test.each([
    ['siblings', 'We have several children. What do we do?'],
    ['hamster', 'Our pet is neither a dog nor a cat'],
    ['landscape', 'Can the story be shown as a picture book?'],
    ['rewind', 'How do we pause, and go back?'],
    ['microphone allow', 'Recording does not work'],
    ['grandma record', 'Can Grandma record the story?'],
    ['cancel', 'What does Premium cost, and how do we stop?'],
    ['font', 'How do I make the text bigger?'],
  ])('answers "%s" in English', (search, question) => expect(first(englishAnswers, search)).toBe(question));

  test('shows everything until something is searched for', () => {
    expect(findAnswers(swedishAnswers, ' ')).toEqual(swedishAnswers);
  });
  test('needs every word', () => expect(findAnswers(englishAnswers, 'siblings hamster')).toEqual([]));
  test('says as much in both languages', () => expect(englishAnswers).toHaveLength(swedishAnswers.length));
});
