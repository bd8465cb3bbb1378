import { keptLanguage, texts } from '../messages/language.tsx';
import { tell } from '../ui/notice-store.ts';
import { signInAddress } from './sign-in-address.ts';

const unauthorizedTexts = texts({
  sv: { title: 'Utloggad', description: 'Du har loggats ut. Loggar in igen …' },
  en: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
});

/** How long the notice may be read before the browser goes to the login, in milliseconds. */
const redirectDelay = 500;
let leaving = false;

/** The one way out of the app for a lost session, and for a visitor at a family's page. They come back to where they were. */
export function leaveForLogin(): void {
  if (leaving) return;
  leaving = true;
  tell({ ...unauthorizedTexts[keptLanguage()], kind: 'danger', isLast: true });
  const here = location.pathname + location.search;
  setTimeout(() => {
    // The page may come back from the browser's back/forward cache, and its session may be lost again.
    leaving = false;
    location.assign(signInAddress(here));
  }, redirectDelay);
}
