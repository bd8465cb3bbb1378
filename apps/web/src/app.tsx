import { screens } from '@sagolykta/contract/screens';
import type { ServedScreen } from '@sagolykta/contract/served-screens';
import type { User } from '@sagolykta/contract/user';
import type { ComponentType } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useArrival } from './arrival.ts';
import { useEarlyTaps } from './early-taps.ts';
import { FamilyGate } from './family-gate.tsx';
import { lazyRoute } from './lazy-route.tsx';
import { usePreloading } from './preloading.ts';
import { HomeSkeleton } from './routes/home-frame.tsx';
import { Waiting } from './waiting.tsx';

const HomeRoute = lazyRoute<{ user: User }>(async () => (await import('./routes/home.tsx')).HomeRoute, HomeSkeleton);
const ShelfRoute = lazyRoute<{ user: User }>(async () => (await import('./routes/shelf.tsx')).ShelfRoute);
const LandingRoute = lazyRoute(async () => (await import('./routes/landing.tsx')).LandingRoute);
const CreateStoryRoute = lazyRoute(async () => (await import('./routes/create-story.tsx')).CreateStoryRoute);
const StoryRoute = lazyRoute(async () => (await import('./routes/story.tsx')).StoryRoute);
const NotFoundRoute = lazyRoute(async () => (await import('./routes/not-found.tsx')).NotFoundRoute);
const ProfileRoute = lazyRoute(async () => (await import('./routes/profile.tsx')).ProfileRoute);
const LibraryRoute = lazyRoute(async () => (await import('./routes/library.tsx')).LibraryRoute);
const CollectionsRoute = lazyRoute(async () => (await import('./routes/collections.tsx')).CollectionsRoute);
const SettingsRoute = lazyRoute(async () => (await import('./routes/settings.tsx')).SettingsRoute);
const SubscribeRoute = lazyRoute(async () => (await import('./routes/subscribe.tsx')).SubscribeRoute);

const familyRoutes = [HomeRoute, CreateStoryRoute, LibraryRoute, ProfileRoute, CollectionsRoute, SettingsRoute];
/** From these screens one goes on to a story, and nobody waits for a chunk then. */
const following = {
  [screens.createStory.path]: StoryRoute,
  [screens.collections.path]: StoryRoute,
  [screens.library.path]: StoryRoute,
};

const servedRoutes: Record<ServedScreen, { readonly preload: () => Promise<unknown> }> = {
  home: HomeRoute,
  library: LibraryRoute,
  story: StoryRoute,
};

/** Before a screen whose page came with its words is made live: there is nothing to wait for then. */
export async function preloadScreen(screen: ServedScreen): Promise<void> {
  await servedRoutes[screen].preload();
}

/** Every address of the app. Each brings its own chunk. */
export function App() {
  useArrival();
  useEarlyTaps();
  usePreloading(familyRoutes, following);
  return (
    <Switch>
      <Route path={screens.home.path}>
        <FamilyGate waiting={<HomeSkeleton />} visitor={<LandingRoute />}>
          {(user) => (user.family.role === 'reader' ? <ShelfRoute user={user} /> : <HomeRoute user={user} />)}
        </FamilyGate>
      </Route>
      <Route path={screens.subscribe.path}>
        <SubscribeRoute />
      </Route>
      <Route path={screens.profile.path}>{forFamily(ProfileRoute)}</Route>
      <Route path={screens.library.path}>{forFamily(LibraryRoute)}</Route>
      <Route path={screens.collections.path}>{forFamily(CollectionsRoute)}</Route>
      <Route path={screens.settings.path}>{forEverybody(SettingsRoute)}</Route>
      <Route path={screens.createStory.path}>{forFamily(CreateStoryRoute)}</Route>
      <Route path={screens.story.path}>{forEverybody(StoryRoute)}</Route>
      <Route>
        <NotFoundRoute />
      </Route>
    </Switch>
  );
}

/** Whoever was asked in to read finds their shelf instead of what the family decides and pays. */
function forFamily(Screen: ComponentType<{ user: User }>) {
  return (
    <FamilyGate waiting={<Waiting />}>
      {(user) => (user.family.role === 'reader' ? <Redirect to={screens.home.path} replace /> : <Screen user={user} />)}
    </FamilyGate>
  );
}

function forEverybody(Screen: ComponentType<{ user: User }>) {
  return <FamilyGate waiting={<Waiting />}>{(user) => <Screen user={user} />}</FamilyGate>;
}
