import type { Language } from '@sagolykta/domain/language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { outsideHelpQuery } from './api/outside-help-query.ts';
import { userQuery } from './api/queries.ts';
import { useDeviceVoices } from './device-voice.ts';

/** A browser tells its voices only after a while; one that has told none by then has none. In milliseconds. */
const patience = 1500;

/** Whether nobody would read aloud here: no voice on the device in this language, and none offered by the server. */
export function useIsWithoutVoice(language: Language): boolean {
  const own = useDeviceVoices(language);
  const user = useQuery({ ...userQuery, enabled: false }).data;
  // A visitor has no voice to ask for yet, and would be led to the login.
  const offered = useQuery({ ...outsideHelpQuery('voice'), enabled: user != null });
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(waiting);
  }, []);
  const isAsking = user != null && offered.isPending;
  return hasWaited && !isAsking && own.length === 0 && offered.data?.name == null;
}
