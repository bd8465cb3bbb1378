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
