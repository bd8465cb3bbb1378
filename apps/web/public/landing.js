// On the ready-made landing page: a language that is chosen, by a tap or in the address, is kept for the app and for the
// pages the server renders.
(() => {
  const keep = (language) => {
    try {
      localStorage.setItem('language', language);
    } catch {}
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that parents use
    document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  };
  if (new URLSearchParams(location.search).has('lang')) keep(document.documentElement.lang);
  // Not before it is wanted: to find it out takes a slow phone longer than all else on this page.
  for (const zone of document.querySelectorAll('input[name="timeZone"]')) {
    zone.form.addEventListener('submit', () => {
      zone.value = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    });
  }
  for (const link of document.querySelectorAll('.landing-languages a')) {
    link.addEventListener('click', () => keep(link.lang));
  }
})();
