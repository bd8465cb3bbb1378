import type { Endpoint } from '@sagolykta/contract/endpoint';
import { isFor } from '@sagolykta/domain/family-sharing';
import type { FastifyRequest } from 'fastify';
import type { SessionHolder } from '../features/operation.ts';
import { Failure } from '../ports/failure.ts';
import type { Memberships } from '../ports/memberships.ts';

/** Who is there, once the session has been looked up; null for a visitor. */
export function sessionOf({ accountId, familyId, role }: FastifyRequest): SessionHolder | null {
  return accountId === null || familyId === null || role === null ? null : { accountId, familyId, role };
}

/** The family that a call is about. */
export function subjectOf({ circle }: Endpoint, { accountId, familyId }: FastifyRequest): string | null {
  return circle === 'oneself' ? accountId : familyId;
}

/** Throws Failure 'not-for-you' where a call is for others of the family. */
export function refuseOutsiders({ circle = 'parents' }: Endpoint, { role }: FastifyRequest): void {
  if (role !== null && !isFor(circle, role)) throw new Failure('not-for-you');
}

/** To a reader a story that is not shared with them is no more than a stranger's. Throws Failure 'not-found'. */
export async function refuseUnshared(
  { shares }: Endpoint,
  { session, params }: { readonly session: SessionHolder | null; readonly params: unknown },
  memberships: Pick<Memberships, 'mayRead'>,
): Promise<void> {
  if (shares === undefined || session?.role !== 'reader') return;
  const { id } = params as { readonly id: string };
  const reader = { familyId: session.familyId, memberId: session.accountId };
  if (!(await memberships.mayRead(reader, id))) throw new Failure('not-found');
}
