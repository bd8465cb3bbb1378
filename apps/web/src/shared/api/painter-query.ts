import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether an image model may paint for this family. */
export const painterQuery = queryOptions({ queryKey: ['/api/painter'], queryFn: () => api.getPainter() });
