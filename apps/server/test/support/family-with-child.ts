import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

/** A family as it begins: a guest who has described one child. */
export async function familyOf(house: Pick<House, 'visitor'>): Promise<{ visitor: Visitor; child: ChildProfileView }> {
  const visitor = await house.visitor().enterAsGuest();
  return { visitor, child: await visitor.describe() };
}

/** Asks for a story and gives the whole answer, a refusal too. */
export function generate(visitor: Visitor, childProfileId: string): Promise<Response> {
  return visitor.json('/api/stories/generate', 'POST', { childProfileId, selectedAttributes: ['pet'] });
}
