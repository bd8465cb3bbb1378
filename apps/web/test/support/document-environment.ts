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
    chooseLast(page.HTMLSelectElement);
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

/** Of two options that are selected, every browser takes the one that came last; this document takes the second of all there are. */
function chooseLast({ prototype }: GlobalWindow['HTMLSelectElement']): void {
  const insert = prototype.insertBefore;
  prototype.insertBefore = function (option, before) {
    const isChosen = 'selected' in option && option.selected === true;
    insert.call(this, option, before);
    if (isChosen) Object.assign(option, { selected: true });
    return option;
  };
}
