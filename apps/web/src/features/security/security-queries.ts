import { routes } from '@sagolykta/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const passkeysQuery = queryOptions({ queryKey: [routes.listPasskeys.path], queryFn: () => api.listPasskeys() });
export const sessionsQuery = queryOptions({ queryKey: [routes.listSessions.path], queryFn: () => api.listSessions() });
