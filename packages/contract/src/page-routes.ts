import type { Route } from './route.ts';

/** Every way in besides the calls: the pages that the server makes itself, what they are made of, and what watches over it. */
export const pageRoutes = {
  showSignIn: { method: 'GET', path: '/api/login', access: 'anyone', answer: 'page' },
  logIn: { method: 'POST', path: '/api/login', access: 'anyone', answer: 'page' },
  comeFromProvider: { method: 'GET', path: '/api/login/callback', access: 'anyone', answer: 'page' },
  showRegister: { method: 'GET', path: '/api/register', access: 'anyone', answer: 'page' },
  register: { method: 'POST', path: '/api/register', access: 'anyone', answer: 'page' },
  startGuest: { method: 'POST', path: '/api/guest', access: 'anyone', answer: 'page' },
  showLogOut: { method: 'GET', path: '/api/logout', access: 'anyone', answer: 'page' },
  logOut: { method: 'POST', path: '/api/logout', access: 'anyone', answer: 'page' },
  showForgotPassword: { method: 'GET', path: '/api/forgot-password', access: 'public', answer: 'page' },
  askForReset: { method: 'POST', path: '/api/forgot-password', access: 'public', answer: 'page' },
  showReset: { method: 'GET', path: '/api/reset-password', access: 'public', answer: 'page' },
  resetPassword: { method: 'POST', path: '/api/reset-password', access: 'public', answer: 'page' },
  showVerification: { method: 'GET', path: '/api/verify-email', access: 'public', answer: 'page' },
  verifyEmail: { method: 'POST', path: '/api/verify-email', access: 'public', answer: 'page' },
  askForPasskey: { method: 'POST', path: '/api/passkey/options', access: 'public', answer: 'json' },
  enterByPasskey: { method: 'POST', path: '/api/passkey', access: 'public', answer: 'json' },
  showOutbox: { method: 'GET', path: '/api/outbox', access: 'public', answer: 'page' },
  signInStyle: { method: 'GET', path: '/api/login/style.css', access: 'public', answer: 'bytes', cache: 'a-day' },
  timeZoneScript: { method: 'GET', path: '/api/login/time-zone.js', access: 'public', answer: 'bytes', cache: 'a-day' },
  passkeyScript: { method: 'GET', path: '/api/login/passkey.js', access: 'public', answer: 'bytes', cache: 'a-day' },
  displayFont: { method: 'GET', path: '/api/login/baloo-2.woff2', access: 'public', answer: 'bytes', cache: 'a-day' },
  readingFont: { method: 'GET', path: '/api/login/andika.woff2', access: 'public', answer: 'bytes', cache: 'a-day' },
  showCalls: { method: 'GET', path: '/api/docs', access: 'public', answer: 'page' },
  callsStyle: { method: 'GET', path: '/api/docs/style.css', access: 'public', answer: 'bytes', cache: 'a-day' },
  tellCalls: { method: 'GET', path: '/api/openapi.json', access: 'public', answer: 'json' },
  isAlive: { method: 'GET', path: '/healthz', access: 'public', answer: 'json' },
  isReady: { method: 'GET', path: '/readyz', access: 'public', answer: 'json' },
} as const satisfies Record<string, Route>;
export type PageRoutes = typeof pageRoutes;
