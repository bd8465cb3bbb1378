import { House, LayoutGrid, LibraryBig, Settings, UserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { texts, useTexts } from '../messages/language.tsx';

const navTexts = texts({
  sv: {
    label: 'Huvudmeny',
    home: 'Hem',
    profile: 'Profil',
    library: 'Bibliotek',
    collections: 'Samlingar',
    settings: 'Inställningar',
  },
  en: {
    label: 'Main menu',
    home: 'Home',
    profile: 'Profile',
    library: 'Library',
    collections: 'Collections',
    settings: 'Settings',
  },
});

const places = [
  { href: '/', name: 'home', Icon: House, also: '/create-story' },
  { href: '/profile', name: 'profile', Icon: UserRound },
  { href: '/library', name: 'library', Icon: LibraryBig },
  { href: '/collections', name: 'collections', Icon: LayoutGrid },
  { href: '/settings', name: 'settings', Icon: Settings },
] as const;

export function BottomNav() {
  const [path] = useLocation();
  const text = useTexts(navTexts);
  return (
    <nav className="bottom-nav fixed inset-x-0 bottom-0 z-20" aria-label={text.label}>
      <ul className="mx-auto flex h-(--nav-height) max-w-(--column) px-1.5">
        {places.map(({ href, name, Icon, ...place }) => {
          const current = path === href || ('also' in place && path === place.also);
          return (
            <li key={href} className="min-w-[48px] flex-auto">
              <Link
                href={href}
                aria-current={current ? 'page' : undefined}
                className="group flex h-full flex-col items-center justify-center gap-[3px] rounded-md nav-label font-display font-semibold text-text-muted aria-[current]:text-lamp-text"
              >
                <span className="grid h-[32px] w-[58px] place-items-center rounded-full group-aria-[current]:bg-lamp-soft group-aria-[current]:inset-ring group-aria-[current]:inset-ring-lamp-line/45">
                  <Icon aria-hidden="true" />
                </span>
                {text[name]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
