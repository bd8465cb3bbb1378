// On the ready-made landing page: a chosen language is kept for the app and for the pages the server renders.
(() => {
  for (const link of document.querySelectorAll('.landing-languages a')) {
    link.addEventListener('click', () => {
      try {
        localStorage.setItem('language', link.lang);
      } catch {}
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that parents use
      document.cookie = `lang=${link.lang}; path=/; max-age=31536000; samesite=lax`;
    });
  }
})();
