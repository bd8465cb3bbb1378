import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether a voice that is not the device's own may read for this family. */
export const voiceQuery = queryOptions({ queryKey: ['/api/voice'], queryFn: () => api.getVoice() });
