/** What is served beside the contract's calls: pages, pictures and files, and what other programs send. Nothing else is. */
export interface OtherRoute {
  readonly methods: readonly ('GET' | 'POST' | 'PUT')[];
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
  {
    methods: ['GET'],
    path: '/api/user/export',
    summary: 'Everything of the family’s as a zip of JSON and readable pages',
  },
  {
    methods: ['GET', 'PUT'],
    path: '/api/child-profiles/:id/photo',
    summary: 'A child’s photo, as the bytes of a picture',
  },
  {
    methods: ['GET'],
    path: '/api/child-profiles/:id/evening.svg',
    summary: 'The child with the lantern: the picture of the home screen',
  },
  { methods: ['GET'], path: '/api/stories/:id/pictures/:number.svg', summary: 'A picture of a story' },
  { methods: ['GET'], path: '/api/stories/:id/pictures/:number.webp', summary: 'The same as WebP' },
  { methods: ['GET'], path: '/api/stories/:id/pictures/:number.avif', summary: 'The same as AVIF' },
  {
    methods: ['GET'],
    path: '/api/stories/:id/pictures/:number/painted.webp',
    summary: 'The same as an image model painted it, where the family has asked for that',
  },
  { methods: ['GET'], path: '/api/stories/:id/card.webp', summary: 'Title and first picture of a story, for sharing' },
  {
    methods: ['GET'],
    path: '/api/stories/:id/narration/:passage',
    summary: 'A passage of a story, read aloud, as MP3',
  },
  { methods: ['GET'], path: '/api/look-preview.svg', summary: 'How a child would look in the pictures' },
  { methods: ['GET'], path: '/api/collections/:id/cover.svg', summary: 'The cover of a collection' },
  { methods: ['POST'], path: '/api/stripe/webhook', summary: 'What the payment provider tells us, signed by it' },
  { methods: ['GET'], path: '/api/openapi.json', summary: 'The calls as an OpenAPI 3.1 document' },
  { methods: ['GET'], path: '/api/docs*', summary: 'This page' },
  { methods: ['GET'], path: '/healthz', summary: 'The process answers' },
  { methods: ['GET'], path: '/readyz', summary: 'The database is there, in the shape that is needed' },
];
