/** What is served beside the contract's calls: pages, and what watches over the server. Nothing else is. */
export interface OtherRoute {
  readonly methods: readonly ('GET' | 'POST')[];
  /** Ending in '*': every address that begins so. */
  readonly path: string;
  readonly summary: string;
}

export const otherRoutes: readonly OtherRoute[] = [
  { methods: ['GET', 'POST'], path: '/api/login*', summary: 'The sign-in page, its form and what it is made of' },
  { methods: ['GET', 'POST'], path: '/api/register', summary: 'The form that creates an account' },
  { methods: ['POST'], path: '/api/guest', summary: 'The form that lets a family try without an account' },
  {
    methods: ['GET', 'POST'],
    path: '/api/logout',
    summary: 'Ends the session; asks first where another site led here',
  },
  { methods: ['GET', 'POST'], path: '/api/forgot-password', summary: 'The form that mails a link for a new password' },
  { methods: ['GET', 'POST'], path: '/api/reset-password', summary: 'Where that link leads' },
  { methods: ['GET', 'POST'], path: '/api/verify-email', summary: 'Where the link in a new account’s mail leads' },
  { methods: ['POST'], path: '/api/passkey*', summary: 'Signing in with a passkey: the question and the answer' },
  { methods: ['GET'], path: '/api/outbox', summary: 'Mail that no mail server took, to be seen on this machine alone' },
  { methods: ['GET'], path: '/api/openapi.json', summary: 'The calls as an OpenAPI 3.1 document' },
  { methods: ['GET'], path: '/api/docs*', summary: 'This page' },
  { methods: ['GET'], path: '/healthz', summary: 'The process answers' },
  { methods: ['GET'], path: '/readyz', summary: 'The database is there, in the shape that is needed' },
];
