import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownLibrary } from '@sagolykta/library/own-library';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { embeddedIllustrator } from '../src/adapters/illustrator/embedded-illustrator.ts';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

/** Debian's own judge of e-books and reader of PDF; where they are not installed, what they would say is not asked. */
const epubcheck = '/usr/share/java/epubcheck.jar';
const pdftotext = '/usr/bin/pdftotext';

describe.each(databases)('books, on %s', (kind) => {
  const house = useHouse(kind, { storyWriter: embeddedStoryWriter(ownLibrary()), illustrator: embeddedIllustrator() });
  const family = async (name = 'Åsa Żółć & <b>') => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe({ name });
    return { visitor, child, story: await visitor.tell(child) };
  };
  const fetched = async (visitor: Visitor, address: string) => {
    const answer = await visitor.fetch(address);
    expect(answer.status).toBe(200);
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const looked = (name: string, bytes: Uint8Array, look: (file: string) => string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'sagolykta-book-'));
    try {
      writeFileSync(join(folder, name), bytes);
      return look(join(folder, name));
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('a story as PDF: its words, its page numbers, the typeface inside, and pictures that are no pixels', async () => {
    const { visitor, story } = await family();
    const { answer, bytes } = await fetched(visitor, `/api/stories/${story.id}/book.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sagolykta-2026-03-10.pdf"');
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF-')).toBe(true);
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toContain('/Subtype /Image');
    if (!existsSync(pdftotext)) return;
    const text = looked('book.pdf', bytes, (file) => execFileSync(pdftotext, [file, '-'], { encoding: 'utf8' }));
    const flat = text.replace(/\s+/g, ' ');
    for (const words of [story.title, 'Åsa Żółć & <b>', 'Om boken', '10 mars 2026'])
      expect(flat).toContain(words.normalize('NFC'));
    const [, second = ''] = story.content.split('\n\n');
    expect(flat).toContain(second.replace(/\s+/g, ' ').slice(0, 60));
  });

  test('a story as EPUB, valid', async () => {
    const { visitor, story } = await family();
    const { bytes } = await fetched(visitor, `/api/stories/${story.id}/book.epub`);
    const files = unzipSync(bytes);
    expect(Buffer.from(bytes.slice(30, 38)).toString()).toBe('mimetype');
    expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toHaveLength(4);
    expect(strFromU8(files['book/story-1.xhtml'] as Uint8Array)).toContain('&lt;b&gt;');
    if (!existsSync(epubcheck)) return;
    const verdict = looked('book.epub', bytes, (file) =>
      execFileSync('java', ['-jar', epubcheck, file], { encoding: 'utf8', stdio: 'pipe' }),
    );
    expect(verdict).toMatch(/No errors or warnings detected/);
  }, 300_000);

  test('a year’s favourites, the oldest first; of a year without any there is no book', async () => {
    const { visitor, child, story } = await family('Alma');
    const second = await visitor.tell(child);
    await visitor.tell(child);
    for (const { id } of [second, story]) await visitor.client.toggleFavorite({ params: { id } });
    expect((await visitor.fetch('/api/books/2025.pdf')).status).toBe(404);
    const { answer, bytes } = await fetched(visitor, '/api/books/2026.epub');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sagolykta-2026.epub"');
    const files = unzipSync(bytes);
    const contents = strFromU8(files['book/contents.xhtml'] as Uint8Array);
    expect(contents.indexOf(story.title)).toBeGreaterThan(0);
    expect(contents.match(/<li>/g)).toHaveLength(2);
    const stranger = await house.visitor().enterAsGuest();
    expect((await stranger.fetch(`/api/stories/${story.id}/book.pdf`)).status).toBe(404);
  });
});
