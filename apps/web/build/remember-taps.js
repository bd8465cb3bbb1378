// On a page that came with its words, until it is live: whoever taps a button is not left unheard (src/early-taps.ts).
// A link is followed by the browser itself.
(() => {
  const earlyTaps = { buttons: new Set(), isOver: false };
  addEventListener(
    'click',
    ({ target }) => {
      const button = earlyTaps.isOver ? null : target.closest('button');
      if (button === null) return;
      // Tapped again because nothing happened, it is still meant once.
      earlyTaps.buttons.add(button);
      button.dataset.awaited = '';
    },
    true,
  );
  window.earlyTaps = earlyTaps;
})();
