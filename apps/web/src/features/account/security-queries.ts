import { listPasskeys } from '@sagolykta/contract/passkeys';
import { listSessions } from '@sagolykta/contract/sessions';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../shared/api/api.ts';

export const passkeysQuery = queryOptions({ queryKey: [listPasskeys.path], queryFn: () => ask(listPasskeys, {}) });
export const sessionsQuery = queryOptions({ queryKey: [listSessions.path], queryFn: () => ask(listSessions, {}) });
