// On a page that came with its words, until it is live: whoever taps a button or types is not left unheard
// (src/early-taps.ts). A link is followed by the browser itself.
(() => {
  const earlyTaps = { buttons: new Set(), typed: new Map(), isOver: false };
  const whileEarly = (listen) => (event) => earlyTaps.isOver || listen(event);
  addEventListener(
    'click',
    whileEarly(({ target }) => {
      const button = target.closest('button');
      if (button === null) return;
      // Tapped again because nothing happened, it is still meant once.
      earlyTaps.buttons.add(button);
      button.dataset.awaited = '';
    }),
    true,
  );
  addEventListener(
    'input',
    whileEarly(({ target }) => earlyTaps.typed.set(target, target.value)),
    true,
  );
  window.earlyTaps = earlyTaps;
})();
