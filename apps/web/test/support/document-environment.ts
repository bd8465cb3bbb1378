import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** A document without a window. All else is Node's own, since the server stands beside the page in these tests. */
const documentBesideServer: Environment = {
  name: 'document-beside-server',
  viteEnvironment: 'ssr',
  setup: (global) => {
    const page = new GlobalWindow({
      url: 'http://house.example',
      console: global.console,
      settings: { disableErrorCapturing: true },
    });
    knowSearch(page.document);
    const { keys, originals } = populateGlobal(global, page, {
      bindFunctions: true,
      additionalKeys: ['FormData'],
    });
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(global, name, { value: page[name], configurable: true });
    }
    return {
      teardown: async () => {
        for (const key of keys) delete global[key];
        for (const [key, was] of originals) Object.defineProperty(global, key, was);
        await page.happyDOM.abort();
      },
    };
  },
};
export default documentBesideServer;

/** Every browser knows <search> as an element like any other; this document does not yet, and React remarks on it. */
function knowSearch(document: GlobalWindow['document']): void {
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: object) => {
    const element = create(name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  }) as typeof document.createElement;
}
