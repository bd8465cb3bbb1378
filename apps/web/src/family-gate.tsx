import type { User } from '@sagolykta/contract/user';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { leaveForLogin } from './shared/api/leave-for-login.ts';
import { userQuery } from './shared/api/queries.ts';
import { Column } from './shared/ui/column.tsx';
import { Trouble } from './shared/ui/trouble.tsx';

interface FamilyGateProps {
  readonly waiting: ReactNode;
  /** What a visitor sees; without it the visitor is sent to the login. */
  readonly visitor?: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Knows who is signed in before anything of a family's is asked for. */
export function FamilyGate({ waiting, visitor, children }: FamilyGateProps) {
  const user = useQuery(userQuery);
  if (user.isPending) return waiting;
  if (user.isError) {
    return (
      <Column>
        <Trouble level="h1" onRetry={() => void user.refetch()} />
      </Column>
    );
  }
  if (user.data !== null) return children(user.data);
  return visitor ?? <SentToLogin waiting={waiting} />;
}

function SentToLogin({ waiting }: { waiting: ReactNode }) {
  useEffect(leaveForLogin, []);
  return waiting;
}
