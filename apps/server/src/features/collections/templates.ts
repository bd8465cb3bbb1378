import { collections, type Template } from '@sagolykta/storyteller/content/collections';

export interface OfferedTemplate extends Template {
  readonly isPremium: boolean;
}

/** A story that is offered ready to make: its theme is what the storyteller is asked for. */
export function findTemplate(id: string): OfferedTemplate | undefined {
  for (const { templates, isPremium } of collections) {
    const template = templates.find((offered) => offered.id === id);
    if (template !== undefined) return { ...template, isPremium };
  }
  return undefined;
}
