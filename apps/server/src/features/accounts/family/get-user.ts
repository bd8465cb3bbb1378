import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Operation } from '../../operation.ts';
import { findUser, type UserPorts } from './user-view.ts';

export const getUser =
  (ports: UserPorts): Operation<Endpoints['getUser']> =>
  ({ session }) =>
    findUser(ports, session);
