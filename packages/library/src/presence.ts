import type { Presence } from '@sagolykta/storyteller/plot';

const named = { friend: /\{friend\b/i, pet: /\{pet\b/i, elder: /\{elder2?\b/i } as const;

/**
 * In what share of a story's paragraphs each is named, in every way of them and in the phrases they use. It is counted in the text as it stands,
 * not parsed: hundreds of plots are ranked for one story.
 * @param source a .story file
 */
export function presenceIn(source: string): Presence {
  const phrases = new Map<string, string>();
  const paragraphs: string[] = [];
  for (const section of source.split(/^# +/m).slice(1)) {
    const [name = '', text = ''] = atFirstLine(section);
    if (name.startsWith('@')) phrases.set(name.slice(1).trim().toLowerCase(), text);
    else if (!name.startsWith('picture ')) paragraphs.push(...text.split(/\n\s*\n|^##.*$/m).filter(isTold));
  }
  const whole = paragraphs.map((text) =>
    text.replace(/\{@([\w-]+)\}/g, (_, name: string) => phrases.get(name.toLowerCase()) ?? ''),
  );
  const share = (names: RegExp) => whole.filter((text) => names.test(text)).length / Math.max(1, whole.length);
  return { friend: share(named.friend), pet: share(named.pet), elder: share(named.elder) };
}

function atFirstLine(section: string): [name: string, text: string] {
  const end = section.indexOf('\n');
  return end < 0 ? [section, ''] : [section.slice(0, end), section.slice(end + 1)];
}

function isTold(text: string): boolean {
  const told = text.trim();
  return told !== '' && !told.startsWith('%');
}
