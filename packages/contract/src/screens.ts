/** The browser's addresses: 'anyone' may also be opened by a visitor; a visitor at '/' sees the landing page. */
export const screens = {
  home: { path: '/', access: 'anyone' },
  subscribe: { path: '/subscribe', access: 'anyone' },
  profile: { path: '/profile', access: 'family' },
  library: { path: '/library', access: 'family' },
  collections: { path: '/collections', access: 'family' },
  settings: { path: '/settings', access: 'family' },
  story: { path: '/story/:id', access: 'family' },
  createStory: { path: '/create-story', access: 'family' },
} as const;
