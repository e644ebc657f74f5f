import type PDFDocument from 'pdfkit';
import { type ShapedFont, type ShapedFonts, shapedFonts, type Weight } from './shaped-fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Where a text stands: its left edge and its base line, in points from the top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** What does not fit is cut, and `…` says so. */
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right';
  readonly colour?: string;
}

/** What words are set into lines for. */
export interface Room extends Pick<Place, 'width' | 'size' | 'weight'> {
  /** What stands between two words of a line. */
  readonly between: string;
  readonly most: number;
}

/** Pages of A4 that are given on as they are finished, with texts in Burmese and Latin letters set as they should be. */
export interface PdfPages {
  /** Begins a page. @returns what of the document is finished by then */
  readonly page: () => Buffer;
  readonly text: (text: string, place: Place) => void;
  /** Sets words into lines that are no wider; the last of them takes what is left. */
  readonly lines: (words: readonly string[], room: Room) => string[];
  /** Whether a text stands whole in a line. */
  readonly fits: (text: string, room: Pick<Place, 'width' | 'size' | 'weight'>) => boolean;
  readonly line: (from: readonly [number, number], to: readonly [number, number], colour?: string) => void;
  /** Ends the document. @returns the rest of it */
  readonly end: () => Buffer;
}

export async function openPdf(title: string): Promise<PdfPages> {
  const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), shapedFonts()]);
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    info: { Title: title },
  });
  for (const font of Object.values(fonts).flat()) pdf.registerFont(font.name, font.file);
  const finished = (): Buffer => {
    const chunks: Buffer[] = [];
    while (pdf.readableLength > 0) chunks.push(pdf.read() as Buffer);
    return Buffer.concat(chunks);
  };
  return {
    page: () => {
      pdf.addPage();
      return finished();
    },
    text: (text, place) => setText(pdf, fonts, text, place),
    fits: (text, { width, size, weight = 'regular' }) => widthOf(runsOf(text, fonts[weight])) * size <= width,
    lines: (words, room) => linesOf(words, room, (it) => widthOf(runsOf(it, fonts[room.weight ?? 'regular']))),
    line: (from, to, colour = '#9aa5b1') => {
      pdf.lineWidth(0.5).strokeColor(colour);
      pdf
        .moveTo(...from)
        .lineTo(...to)
        .stroke();
    },
    end: () => {
      pdf.end();
      return finished();
    },
  };
}

/** A stretch of a text that one font has. */
interface Run {
  readonly font: ShapedFont;
  readonly text: string;
}

function setText(pdf: Pdf, fonts: ShapedFonts, text: string, place: Place): void {
  const { x, y, width, size, weight = 'regular', align = 'left', colour = '#1c2530' } = place;
  const shown = fitting(text, width / size, (it) => widthOf(runsOf(it, fonts[weight])));
  const runs = runsOf(shown, fonts[weight]);
  let at = align === 'left' ? x : x + width - widthOf(runs) * size;
  pdf.fillColor(colour).fontSize(size);
  for (const run of runs) {
    chooseFont(pdf, run.font);
    // Readers copy and search what is meant, not glyphs in the order in which they stand.
    if (run.font.reorders) pdf.markContent('Span', { actual: run.text });
    pdf.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    if (run.font.reorders) pdf.endMarkedContent();
    at += run.font.width(run.text) * size;
  }
}

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, it) => sum + it.font.width(it.text), 0);

const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** As much of a text as a width has room for, cut between letters as they are read. */
function fitting(text: string, width: number, measured: (text: string) => number): string {
  if (measured(text) <= width) return text;
  const letters = [...graphemes.segment(text)].map((it) => it.segment);
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (measured(`${letters.slice(0, half).join('')}…`) <= width) fits = half;
    else tooMany = half;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}

function linesOf(words: readonly string[], room: Room, measured: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)}${room.between}${word}`;
    const goesOn = lines.length === room.most || measured(longer) * room.size <= room.width;
    if (lines.length > 0 && goesOn) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Parts a text by the fonts that have its characters; what none has stands as an empty box. */
function runsOf(text: string, fonts: readonly ShapedFont[]): Run[] {
  const runs: { font: ShapedFont; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = last?.font.has(codePoint) ? last.font : fonts.find((it) => it.has(codePoint));
    if (last && (font === undefined || font === last.font)) last.text += character;
    else if (font ?? fonts[0]) runs.push({ font: (font ?? fonts[0]) as ShapedFont, text: character });
  }
  return runs;
}

/** What of a font opened by PDFKit its own shaper does: Burmese comes out wrong by it, so HarfBuzz takes its place (decision 25). */
interface OpenedFont {
  layout: (text: string) => object;
  readonly getGlyph: (id: number, codePoints: readonly number[]) => { readonly id: number };
}

const shaped = new WeakSet<OpenedFont>();

function chooseFont(pdf: Pdf, font: ShapedFont): void {
  pdf.font(font.name);
  const opened = (pdf as unknown as { readonly _font: { readonly font: OpenedFont } })._font.font;
  if (shaped.has(opened)) return;
  shaped.add(opened);
  opened.layout = (text) => {
    const found = font.shape(text);
    const positions = found.map(({ id: _id, codePoints: _codePoints, ...position }) => position);
    const glyphs = found.map((it) => opened.getGlyph(it.id, it.codePoints));
    // Read after the positions were scaled.
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, it) => sum + it.xAdvance, 0);
      },
    };
  };
}
