import type { GuestName } from '@sagolykta/storyteller/plot';
import type { Fault } from './fault.ts';
import type { HeadLine, Passage } from './story-file.ts';

type Pronouns = Readonly<Record<string, GuestName['pronoun']>>;

/** 'guest owner: Direktör Borg (hon), Direktör Ek (han)': names to choose from, with their pronouns. */
export function readGuests(
  lines: readonly HeadLine[],
  pronouns: Pronouns,
): { guests: Record<string, GuestName[]>; faults: Fault[] } {
  const guests: Record<string, GuestName[]> = {};
  const faults: Fault[] = [];
  for (const { key, value } of lines) {
    if (guests[key] !== undefined) faults.push({ place: value.placeOf(0), message: `a second guest '${key}'` });
    guests[key] = [...value.text.matchAll(/[^,(]+(?:\([^)]*\))?[^,]*/g)].flatMap((match) => {
      const read = readName(match[0], match.index, value, pronouns);
      if ('name' in read) return [read];
      faults.push(read);
      return [];
    });
  }
  return { guests, faults };
}

function readName(text: string, at: number, value: Passage, pronouns: Pronouns): GuestName | Fault {
  const [, name = '', word = ''] = /^\s*(.*?)\s*\((\p{L}+)\)\s*$/u.exec(text) ?? [];
  const pronoun = Object.hasOwn(pronouns, word) ? pronouns[word] : undefined;
  if (name !== '' && pronoun !== undefined) return { name, pronoun };
  const place = value.placeOf(at + text.search(/\S/));
  return { place, message: `a guest is 'Name (${Object.keys(pronouns).join('|')})', not «${text.trim()}»` };
}
