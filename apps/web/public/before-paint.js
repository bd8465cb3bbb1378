// Language and theme before the first paint, so that nothing flashes in a dark room.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = { language: localStorage.getItem('language'), theme: localStorage.getItem('theme') };
    kept.language ??= /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  } catch {}
  const hour = new Date().getHours();
  const byTheClock = hour >= 18 || hour < 6 ? 'night' : 'day';
  root.dataset.theme = kept.theme === 'night' || kept.theme === 'day' ? kept.theme : byTheClock;
  // The browser's own frame takes the colour of the page; the page is born with night's.
  if (root.dataset.theme === 'day') document.querySelector('meta[name="theme-color"]').content = '#f9f2e4';
  root.lang = kept.language === 'en' ? 'en' : 'sv';
})();
