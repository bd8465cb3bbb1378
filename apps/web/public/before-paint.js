// Language, theme and the size of what is read before the first paint, so that nothing flashes in a dark room.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = { language: localStorage.getItem('language'), theme: localStorage.getItem('theme') };
    kept.size = localStorage.getItem('reading-size');
    kept.language ??= /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  } catch {}
  const hour = new Date().getHours();
  const byTheClock = hour >= 18 || hour < 6 ? 'night' : 'day';
  root.dataset.theme = kept.theme === 'night' || kept.theme === 'day' ? kept.theme : byTheClock;
  // The browser's own frame takes the colour of the page; the page is born with night's.
  if (root.dataset.theme === 'day') document.querySelector('meta[name="theme-color"]').content = '#f9f2e4';
  if (kept.size) root.dataset.readingSize = kept.size;
  root.lang = kept.language === 'en' ? 'en' : 'sv';
})();
