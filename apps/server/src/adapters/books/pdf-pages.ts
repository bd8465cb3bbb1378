import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { andika, inAlphabets, type Weight } from '../fonts/andika.ts';
import { plainDrawing } from './plain-drawing.ts';

/** A5, upright, in points. */
export const page = { width: 419.53, height: 595.28, side: 48, top: 56, bottom: 64 } as const;
const ink = '#2a2440';
const faintInk = '#6d6780';
/** Every picture is three wide and two high. */
const picture = { width: page.width, height: (page.width * 2) / 3 } as const;

interface Setting {
  readonly size: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'center';
  readonly isFaint?: boolean;
  /** Before the next paragraph, in points. */
  readonly after?: number;
}

type Document = InstanceType<typeof PDFDocument>;

/** The pages of a book: paper, type and pictures, and nothing of what is in it. */
export async function openPages(about: { title: string; language: string }) {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    autoFirstPage: false,
    info: { Title: about.title, Creator: 'Sagolykta' },
    lang: about.language,
    displayTitle: true,
  });
  await useFonts(document);
  let number = 0;
  /** Set again after a page's number: a paragraph may go on over the page. */
  let setting = () => {};
  let isNumbered = false;
  document.on('pageAdded', () => {
    number += 1;
    if (isNumbered) setNumber(document, number);
    setting();
  });

  const turn = () => {
    document.addPage();
    document.fillColor(ink);
  };
  return {
    document,
    turn,
    /** What follows wants so many points: where fewer are left on the page it begins on the next. */
    keepTogether: (points: number) => {
      if (document.y + points > page.height - page.bottom) turn();
    },
    /** From here on every page has its number. */
    numbered: (wanted: boolean) => {
      isNumbered = wanted;
    },
    text: (words: string, { size, weight = 400, align = 'left', isFaint = false, after = 0 }: Setting) => {
      const runs = inAlphabets(words);
      for (const [at, { alphabet, words: run }] of runs.entries()) {
        setting = () =>
          document
            .fillColor(isFaint ? faintInk : ink)
            .fontSize(size)
            .font(`${alphabet}-${weight}`);
        setting();
        document.text(run, { align, lineGap: size * 0.38, continued: at < runs.length - 1 });
      }
      document.y += after;
    },
    /** Over the whole width, from the page's top edge; what follows stands below it. */
    picture: (svg: string, top = 0) => {
      const { width, height } = picture;
      document.save();
      document.rect(0, top, width, height).clip();
      svgToPdf(document, plainDrawing(svg), 0, top, {
        width,
        height,
        assumePt: true,
        preserveAspectRatio: 'xMidYMid slice',
      });
      document.restore();
      document.x = page.side;
      document.y = top + height + 22;
    },
    /** The page's own colour, for a cover. */
    night: () => {
      document.rect(0, 0, page.width, page.height).fill('#15133a');
    },
    light: (words: string, size: number, y: number) => {
      const runs = inAlphabets(words);
      document.fillColor('#fbe9c8').fontSize(size);
      document.x = page.side;
      document.y = y;
      for (const [at, { alphabet, words: run }] of runs.entries()) {
        document.font(`${alphabet}-700`).text(run, { align: 'center', continued: at < runs.length - 1 });
      }
    },
  };
}

async function useFonts(document: Document): Promise<void> {
  for (const alphabet of ['latin', 'latin-ext', 'cyrillic'] as const)
    for (const weight of [400, 700] as const)
      document.registerFont(`${alphabet}-${weight}`, await andika(alphabet, weight));
}

/** At the foot, where it breaks no line of the text above. */
function setNumber(document: Document, number: number): void {
  const { x, y } = document;
  const { bottom } = document.page.margins;
  document.page.margins.bottom = 0;
  document
    .font('latin-400')
    .fontSize(9)
    .fillColor(faintInk)
    .text(String(number), 0, page.height - 40, { width: page.width, align: 'center', lineBreak: false });
  document.page.margins.bottom = bottom;
  document.x = x;
  document.y = y;
}
