import type { Language } from '@sagolykta/domain/language';
import { breedName, sportName } from '@sagolykta/domain/option-names';
import { paragraphsOf, picturePlaces } from '@sagolykta/domain/story-layout';
import { photoFile } from '../../features/child-profiles/photo-address.ts';
import type { ExportedStory, FamilyExport } from '../../features/privacy/read-family.ts';
import { html, Markup } from '../markup.ts';
import { exportStyle } from './style.ts';
import { exportTexts, shownFields } from './texts.ts';

/** A story's place in the zip, for its page, its pictures and the links between them. */
export interface StoryPlace {
  readonly page: string;
  readonly pictures: readonly string[];
  readonly title: string;
  readonly childName: string;
  readonly createdAt: string;
}

/** Named for its evening and its title; the end of the id keeps two of one name apart. */
export function placeOf({ story, drawings }: ExportedStory): StoryPlace {
  const { id, title, childName, createdAt } = story;
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const name = `${createdAt.slice(0, 10)}-${plain}-${id.slice(-6)}`;
  const pictures = drawings.map((_, index) => `stories/pictures/${name}-${index + 1}.svg`);
  return { page: `stories/${name}.html`, pictures, title, childName, createdAt };
}

/** A page with a story, its pictures where the app has them. */
export function storyPage({ story }: ExportedStory, place: StoryPlace, family: FamilyExport['family']): string {
  const texts = exportTexts[family.language];
  const paragraphs = paragraphsOf(story.content);
  const places = picturePlaces(paragraphs.length, place.pictures.length);
  const pictureAt = (index: number) =>
    place.pictures.flatMap((file, picture) => {
      if (places[picture] !== index + 1) return [];
      const alt = story.pictures[picture]?.alt ?? '';
      return [html`<figure><img src="${file.replace(/^stories\//, '')}" alt="${alt}"></figure>\n`];
    });
  const body = html`<nav><a href="../index.html">${texts.back}</a></nav>
<main lang="${story.language}">
<h1>${story.title}</h1>
<p class="muted" lang="${family.language}">${texts.about(story.childName, dateIn(family, story.createdAt))}</p>
${paragraphs.map((paragraph, index) => html`<p>${paragraph}</p>\n${pictureAt(index)}`)}</main>`;
  return page(family.language, story.title, body);
}

/** The first page: the children and a list of all stories. */
export function indexPage({ family, children }: FamilyExport, stories: readonly StoryPlace[], now: Date): string {
  const texts = exportTexts[family.language];
  const list = html`<ul>${stories.map(
    ({ page, title, childName, createdAt }) =>
      html`<li><a href="${page}">${title}</a><br><span class="muted">${texts.about(childName, dateIn(family, createdAt))}</span></li>\n`,
  )}</ul>`;
  const body = html`<main>
<h1>${texts.title}</h1>
<p>${texts.lead(dateIn(family, now.toISOString()))}</p>
<h2>${texts.children}</h2>
${children.map(
  (child) => html`<h3>${child.name}, ${texts.years(child.age)}</h3>
${photo(child.profileImageUrl, child.name)}<dl>${shownFields.flatMap((field) => {
    const value = wordsFor(child, field, family.language);
    return value === null ? [] : [html`<dt>${texts.fields[field]}</dt><dd>${value}</dd>\n`];
  })}</dl>
`,
)}
<h2>${texts.stories}</h2>
${stories.length === 0 ? html`<p>${texts.noStories}</p>` : list}
<h2>${texts.data}</h2>
<p>${texts.dataLead}</p>
</main>`;
  return page(family.language, texts.title, body);
}

/** What a list offered is told in the family's language, as in the app. */
function wordsFor(child: FamilyExport['children'][number], field: (typeof shownFields)[number], language: Language) {
  const value = child[field];
  if (value === null) return null;
  if (field === 'petBreed') return breedName(value, language);
  return field === 'favoriteSport' ? sportName(value, language) : value;
}

function photo(address: string | null, name: string): Markup | null {
  const file = photoFile(address);
  return file === undefined ? null : html`<img class="photo" src="files/${file}" alt="${name}">\n`;
}

function page(language: Language, title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(exportStyle)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
}

function dateIn({ language, timeZone }: FamilyExport['family'], instant: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant));
}
