import type { Language } from './language.ts';
import { paragraphsOf } from './story-layout.ts';

interface Told {
  readonly title: string;
  readonly content: string;
  readonly language: Language;
  readonly childName: string;
}

const closings: Readonly<Record<Language, (name: string) => string>> = {
  sv: (name) => `Slut. Sov gott, ${name}.`,
  en: (name) => `The end. Sleep tight, ${name}.`,
};

/** Said after the last line, so in the story's own language, whatever the interface speaks. */
export function closingWords({ language, childName }: Pick<Told, 'language' | 'childName'>): string {
  return closings[language](childName);
}

/** What is read aloud of a story, in order: the title is 0, then come the paragraphs, then the good night. */
export function passagesOf(story: Told): string[] {
  return [story.title, ...paragraphsOf(story.content), closingWords(story)];
}
