import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { Language } from '@sagolykta/domain/language';
import { html, type Markup } from '../markup.ts';
import type { SignInTexts } from './texts.ts';

interface Frame {
  readonly texts: SignInTexts;
  readonly language: Language;
  readonly title: string;
  /** What the page in the other language is asked with, besides ?lang. */
  readonly query: string;
  /** Where it is; left out where this page's own address is one to go to. */
  readonly path?: string;
}

/** A whole page of those that the server renders, as text. It works without scripts: those only add to it. */
export function layout({ texts, language, title, query, path = '' }: Frame, content: Markup, script?: string): string {
  const other: Language = language === 'sv' ? 'en' : 'sv';
  return html`<!doctype html>
<html lang="${language}" data-theme="night">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${title} – Sagolykta</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${pageRoutes.signInStyle.path}">
<script src="${pageRoutes.timeZoneScript.path}" defer></script>${script === undefined ? null : html`<script src="${script}" defer></script>`}
</head>
<body>
<header>
<a class="brand" href="/" aria-label="Sagolykta: ${texts.home}">${lantern}Sagolykta</a>
<nav aria-label="${texts.languageLabel}"><a class="language" lang="${other}" hreflang="${other}" href="${path}?lang=${other}&amp;${query}">${texts.otherLanguage}</a></nav>
</header>
<main>
${content}
</main>
</body>
</html>
`.text;
}

const lantern = html`<svg viewBox="8 0 104 156" aria-hidden="true"><path d="M60 4a17 17 0 0 1 17 17v9H43v-9A17 17 0 0 1 60 4Zm0 8a9 9 0 0 0-9 9v4h18v-4a9 9 0 0 0-9-9Z" fill="#5b3a2a" fill-rule="evenodd"/><path d="M37 30h46q7 0 10 7l6 15H21l6-15q3-7 10-7Z" fill="#7a4a2c"/><path d="M37 30h23v22H21l6-15q3-7 10-7Z" fill="#8d5a34"/><path d="M25 52h70q6 20 6 38t-8 42H27q-8-24-8-42t6-38Z" fill="#fbbd5e"/><path d="M60 66c3 13 18 20 18 38a18 18 0 0 1-36 0c0-9 6-13 9-20 2 5 4 6 5 6 2-8 2-15 4-24Z" fill="#fff1c9"/><path d="M61 90c2 7 8 11 8 19a8.500 8.500 0 0 1-17 0c0-7 6-11 9-19Z" fill="#ffb545"/><path d="M21 130h78l5 14q2 7-5 7H21q-7 0-5-7Z" fill="#7a4a2c"/><path d="M21 130h39v21H21q-7 0-5-7Z" fill="#8d5a34"/></svg>`;
