import type { Mail } from '../../ports/mail.ts';

interface Stamp {
  readonly id: string;
  readonly at: Date;
}

/** Bytes of text in one encoded word, so that none exceeds the 75 characters that RFC 2047 allows. */
const bytesInWord = 42;

/** A mail as RFC 5322 writes it, with a text of any length and any letters. Headers take no line breaks. */
export function mailDocument({ to, subject, text, language, replyTo }: Mail, { id, at }: Stamp): string {
  const headers = [
    ['Date', at.toUTCString().replace('GMT', '+0000')],
    ['From', 'Sagolykta <sagolykta@localhost>'],
    ['To', to],
    ...(replyTo === undefined ? [] : [['Reply-To', replyTo]]),
    ['Subject', encodedWords(subject)],
    ['Message-ID', `<${id}@sagolykta.localhost>`],
    ...(language === undefined ? [] : [['Content-Language', language]]),
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', '8bit'],
  ].map(([name = '', value = '']) => `${name}: ${oneLine(value)}`);
  return `${headers.join('\r\n')}\r\n\r\n${text.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`;
}

/** What is typed in a header must not begin another. Folding, which begins with a space, stays. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+(?! =\?)/g, ' ');
}

function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const letter of text.replace(/[\r\n]+/g, ' ')) {
    if (Buffer.byteLength(word + letter) > bytesInWord) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}
