import type { Book, BookStory } from '../../ports/book-binder.ts';
import { type ZippedFile, zipped } from '../../zip/zipped.ts';
import { bookTexts, colophonLines, spokenDay } from './book-texts.ts';
import { plainDrawing } from './plain-drawing.ts';

/** EPUB 3: what is in it stands in the package at its end, since only then is it known. */
export function epubBinder(book: Book): AsyncIterable<Uint8Array> {
  return zipped(filesOf(book), new Date(`${book.madeOn}T12:00:00Z`));
}

interface Chapter {
  readonly file: string;
  readonly title: string;
  readonly writer: string;
  readonly pictures: number;
}

async function* filesOf(book: Book): AsyncGenerator<ZippedFile> {
  // First, and not packed: by this a reader knows what it has before it.
  yield { name: 'mimetype', content: 'application/epub+zip', isStored: true };
  yield { name: 'META-INF/container.xml', content: container };
  yield { name: 'book/style.css', content: style };
  if (book.cover !== null) yield { name: 'book/cover.svg', content: drawing(book.cover) };
  yield { name: 'book/cover.xhtml', content: coverPage(book) };
  const chapters: Chapter[] = [];
  for await (const story of book.stories()) {
    const number = chapters.length + 1;
    for (const [at, { svg }] of story.pictures.entries())
      yield { name: `book/picture-${number}-${at + 1}.svg`, content: drawing(svg) };
    const file = `story-${number}.xhtml`;
    yield { name: `book/${file}`, content: chapterPage(story, number) };
    chapters.push({ file, title: story.title, writer: story.writer, pictures: story.pictures.length });
  }
  yield { name: 'book/colophon.xhtml', content: colophonPage(book, chapters) };
  yield { name: 'book/contents.xhtml', content: contentsPage(book, chapters) };
  yield { name: 'book/package.opf', content: packageOf(book, chapters) };
}

const container =
  '<?xml version="1.0" encoding="UTF-8"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">' +
  '<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
const style =
  'body{line-height:1.5}h1{text-align:center}p{margin:0 0 .7em}.about{text-align:center;color:#666}' +
  'figure{margin:1.2em 0}img{width:100%;height:auto}.end{text-align:center;font-weight:bold;margin-top:2em}';

/** Without grain, and in the words of SVG 1.1, which every reader knows. */
function drawing(svg: string): string {
  return plainDrawing(svg)
    .replace(/^<svg /, '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
    .replaceAll(' href="#', ' xlink:href="#');
}

function xhtml(language: string, title: string, body: string, type = ''): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">` +
    `<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head><body${type}>${body}</body></html>`
  );
}

function coverPage({ title, subtitle, cover, language }: Book): string {
  const picture = cover === null ? '' : `<figure><img src="cover.svg" alt=""/></figure>`;
  const body = `<h1>${escaped(title)}</h1><p class="about">${escaped(subtitle)}</p>${picture}`;
  return xhtml(language, title, body, ' epub:type="cover"');
}

function chapterPage(story: BookStory, number: number): string {
  const { paragraphs, places, pictures, language } = story;
  const lines = paragraphs.map((paragraph, at) => {
    const here = pictures.flatMap(({ alt }, picture) =>
      places[picture] === at + 1
        ? [`<figure><img src="picture-${number}-${picture + 1}.svg" alt="${escaped(alt)}"/></figure>`]
        : [],
    );
    return `<p>${escaped(paragraph)}</p>${here.join('')}`;
  });
  const about = `<p class="about">${escaped(story.childName)} · ${spokenDay(story.day, language)}</p>`;
  const body = `<h1>${escaped(story.title)}</h1>${about}${lines.join('')}<p class="end">${escaped(story.closing)}</p>`;
  return xhtml(language, story.title, body);
}

function colophonPage({ language, madeOn }: Book, chapters: readonly Chapter[]): string {
  const lines = colophonLines(chapters, language, madeOn).map((line) => `<p>${escaped(line)}</p>`);
  const { colophon } = bookTexts[language];
  return xhtml(language, colophon, `<h1>${colophon}</h1>${lines.join('')}`);
}

function contentsPage({ language }: Book, chapters: readonly Chapter[]): string {
  const { contents } = bookTexts[language];
  const rows = chapters.map(({ file, title }) => `<li><a href="${file}">${escaped(title)}</a></li>`);
  return xhtml(language, contents, `<nav epub:type="toc"><h1>${contents}</h1><ol>${rows.join('')}</ol></nav>`);
}

function packageOf({ id, title, language, cover, madeOn }: Book, chapters: readonly Chapter[]): string {
  const pictures = chapters.flatMap(({ pictures: count }, at) =>
    Array.from({ length: count }, (_, picture) => `picture-${at + 1}-${picture + 1}`),
  );
  const item = (name: string, file: string, type: string, more = '') =>
    `<item id="${name}" href="${file}" media-type="${type}"${more}/>`;
  const page = 'application/xhtml+xml';
  const manifest = [
    item('style', 'style.css', 'text/css'),
    ...(cover === null ? [] : [item('cover-image', 'cover.svg', 'image/svg+xml', ' properties="cover-image"')]),
    item('cover', 'cover.xhtml', page),
    item('contents', 'contents.xhtml', page, ' properties="nav"'),
    ...chapters.map(({ file }, at) => item(`story-${at + 1}`, file, page)),
    ...pictures.map((name) => item(name, `${name}.svg`, 'image/svg+xml')),
    item('colophon', 'colophon.xhtml', page),
  ];
  const order = ['cover', 'contents', ...chapters.map((_, at) => `story-${at + 1}`), 'colophon'];
  return (
    `<?xml version="1.0" encoding="UTF-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">` +
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:identifier id="id">urn:uuid:${id}</dc:identifier><dc:title>${escaped(title)}</dc:title><dc:language>${language}</dc:language>` +
    `<dc:creator>Sagolykta</dc:creator><meta property="dcterms:modified">${madeOn}T12:00:00Z</meta></metadata>` +
    `<manifest>${manifest.join('')}</manifest><spine>${order.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`
  );
}

/** A character that XML forbids would be the end of the whole book. */
function escaped(text: string): string {
  const allowed = text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
