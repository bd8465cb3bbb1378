import * as account from './account.ts';
import * as books from './books.ts';
import * as childProfiles from './child-profiles.ts';
import * as collections from './collections.ts';
import type { Endpoint } from './endpoint.ts';
import * as familySharing from './family-sharing.ts';
import * as mending from './mending.ts';
import * as narration from './narration.ts';
import * as outsideHelp from './outside-help.ts';
import * as parentalControls from './parental-controls.ts';
import * as passkeys from './passkeys.ts';
import * as photos from './photos.ts';
import * as pictures from './pictures.ts';
import * as processors from './processors.ts';
import * as reading from './reading.ts';
import * as recordings from './recordings.ts';
import { routes } from './routes.ts';
import * as sandbox from './sandbox.ts';
import * as sentStories from './sent-stories.ts';
import * as sessions from './sessions.ts';
import * as stories from './stories.ts';
import * as subscription from './subscription.ts';
import * as support from './support.ts';
import * as users from './user.ts';
import * as wishes from './wishes.ts';

/** Of a module that tells shapes, those of the ways in: they have the same names. */
function callsOf<Module extends object>(shapes: Module): Pick<Module, keyof Module & keyof typeof routes> {
  const calls = Object.entries(shapes).filter(([name]) => Object.hasOwn(routes, name));
  return Object.fromEntries(calls) as Pick<Module, keyof Module & keyof typeof routes>;
}

/** Every call of the product, by the name the client uses for it; the compiler sees to it that no way in is without a shape. */
export const endpoints = {
  ...callsOf(account),
  ...callsOf(books),
  ...callsOf(childProfiles),
  ...callsOf(collections),
  ...callsOf(familySharing),
  ...callsOf(mending),
  ...callsOf(narration),
  ...callsOf(outsideHelp),
  ...callsOf(parentalControls),
  ...callsOf(passkeys),
  ...callsOf(photos),
  ...callsOf(pictures),
  ...callsOf(processors),
  ...callsOf(reading),
  ...callsOf(recordings),
  ...callsOf(sandbox),
  ...callsOf(sentStories),
  ...callsOf(sessions),
  ...callsOf(stories),
  ...callsOf(subscription),
  ...callsOf(support),
  ...callsOf(users),
  ...callsOf(wishes),
} satisfies { readonly [Name in keyof typeof routes]: Endpoint };
export type Endpoints = typeof endpoints;
