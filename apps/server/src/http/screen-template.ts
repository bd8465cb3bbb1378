import { type RenderedScreen, type ServedPage, servedPageId } from '@sagolykta/contract/served-screens';
import { html, Markup } from '../pages/markup.ts';

/** A page with words, as the build left it: its places stand in this order. */
const places = ['language', 'title', 'body', 'served'] as const;

interface Filling {
  readonly language: ServedPage['language'];
  readonly rendered: RenderedScreen;
  /** `ServedPage` as JSON. */
  readonly json: string;
}

/** Takes the built page apart once. Throws where a place is missing. */
export function screenTemplate(page: string): (filling: Filling) => string {
  const parts: string[] = [];
  let rest = page;
  for (const place of places) {
    const mark = `<!-- ${place} -->`;
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`a built page has lost its place for ${place}`);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  parts.push(rest);
  return ({ language, rendered, json }) => {
    const filled = [language, shown(rendered.title), rendered.body, servedScript(json)];
    return parts.map((part, place) => part + (filled[place] ?? '')).join('');
  };
}

function shown(text: string): string {
  return html`${text}`.text;
}

/** No script to a browser, so it needs no leave to run; and JSON in which no tag can end. */
function servedScript(json: string): string {
  const inert = new Markup(json.replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${servedPageId}">${inert}</script>`.text;
}
