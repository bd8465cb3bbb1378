import type { MemberRole } from '@sagolykta/domain/family-sharing';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

interface Inviting {
  readonly visitor: Visitor;
  readonly child: string;
}

/** An invitation by a Premium family; to a reader for this child's stories. */
export async function inviteTo({ visitor, child }: Inviting, role: MemberRole) {
  if (role === 'parent') await visitor.client.proveParent({ body: { password: 'a quiet evening' } });
  const name = role === 'reader' ? 'Farmor Siv' : 'Kim';
  return visitor.client.inviteMember({ body: { name, role, childIds: role === 'reader' ? [child] : [] } });
}

/** Somebody with an account of their own who follows the link and says yes. */
export async function join(house: Pick<House, 'visitor'>, link: string): Promise<Visitor> {
  const visitor = house.visitor();
  await visitor.register();
  await accept(visitor, link);
  return visitor;
}

export function accept(visitor: Visitor, link: string): Promise<Response> {
  return visitor.post('/api/invitation', { token: tokenIn(link), lang: 'en' });
}

export function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}
