/** One small style for every page of the export: the day theme of the app's tokens, on paper as on a screen. */
export const exportStyle = `
:root { color-scheme: light; --ink: oklch(0.29 0.045 55); --muted: oklch(0.45 0.04 60); --page: oklch(0.965 0.022 84); --line: oklch(0.84 0.04 80); --lamp: oklch(0.5 0.11 58); }
* { box-sizing: border-box; margin: 0; }
html { background: var(--page); color: var(--ink); font: 400 1.1875rem/1.62 "Andika", "Atkinson Hyperlegible", Verdana, system-ui, sans-serif; }
body { max-width: 36em; margin-inline: auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2, h3 { font-family: "Baloo 2", ui-rounded, "Nunito", system-ui, sans-serif; line-height: 1.15; text-wrap: balance; }
h1 { font-size: 2.125rem; margin-bottom: 0.5rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.25rem; margin: 1.25rem 0 0.375rem; }
p { margin-bottom: 0.95em; }
a { color: var(--lamp); text-underline-offset: 0.2em; }
.muted { color: var(--muted); font-size: 1rem; }
ul { padding: 0; list-style: none; }
li { border-top: 1px solid var(--line); padding: 0.75rem 0; }
dl { display: grid; grid-template-columns: minmax(8em, auto) 1fr; gap: 0.25rem 1rem; font-size: 1.0625rem; }
dt { color: var(--muted); }
dd { margin: 0; }
img { display: block; width: 100%; height: auto; border-radius: 1.25rem; margin: 1.5rem 0; }
img.photo { width: 7rem; margin: 0.75rem 0; }
@media print { a { color: inherit; text-decoration: none; } nav { display: none; } figure { break-inside: avoid; } }
`;
