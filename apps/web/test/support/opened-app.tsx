import type { Language } from '@sagolykta/domain/language';
import { configure, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { type House, useHouse as openHouse } from '../../../server/test/support/house.ts';
import { noLimits, quickHasher } from '../../../server/test/support/quick-hasher.ts';
import type { Visitor } from '../../../server/test/support/visitor.ts';
import { createQueryClient } from '../../src/shared/api/query-client.ts';
import { dismissNotice } from '../../src/shared/ui/notice-store.ts';
import { WholeApp } from '../../src/whole-app.tsx';

// Beyond any wait on a machine whose every core is busy; what is missing is named without the whole page.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message ?? 'not found'),
  // Nobody sees or taps between a screen and its first painting; what an effect does is done by then.
  asyncWrapper: async (look) => {
    const seen = await look();
    await painted();
    return seen;
  },
});

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
}

export const languages = ['sv', 'en'] as const satisfies readonly Language[];
export const password = 'en lykta i natten';

/** The whole web app in a document without a window, before the whole server in memory. */
export interface OpenedApp {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** From now on the server's answer to such calls. */
  readonly answer: (method: string, path: string, reply: () => Response) => void;
  /** The calls that were made since the app was opened: 'POST /api/stories/generate'. */
  readonly calls: readonly string[];
  /** As by typing an address: nothing is left but what the browser keeps. */
  readonly goTo: (address: string) => void;
}

let shown: { readonly root: Root; readonly place: HTMLElement } | undefined;

function close(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

/** As main.tsx does for a page that came without words. */
function show(): void {
  const place = document.body.appendChild(document.createElement('div'));
  shown = { root: createRoot(place), place };
  shown.root.render(<WholeApp queries={createQueryClient()} />);
}

/** A server for the tests of one file, which goes by the clock on the wall as the page does. */
export function aServer(): House {
  const house = openHouse('sqlite', { passwordHasher: quickHasher, rateLimiter: noLimits, clock: () => new Date() });
  afterEach(() => {
    dismissNotice();
    close();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
  return house;
}

/** Opens an address as this visitor. */
export function openApp(visitor: Visitor, address: string, language: Language): OpenedApp {
  const calls: string[] = [];
  const replies: { readonly call: string; readonly reply: () => Response }[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const call = `${request.method ?? 'GET'} ${url}`;
    calls.push(call);
    return replies.findLast((known) => known.call === call)?.reply() ?? visitor.fetch(url, request);
  });
  localStorage.setItem('language', language);
  const goTo = (to: string) => {
    close();
    history.replaceState(null, '', to);
    show();
  };
  goTo(address);
  const answer: OpenedApp['answer'] = (method, path, reply) => replies.push({ call: `${method} ${path}`, reply });
  return { user: userEvent.setup(), answer, calls, goTo };
}

/** The server has a fault of its own. */
export const faulty = () => new Response('no', { status: 500 });

export const told = (text: string | RegExp) => screen.findByText(text);
