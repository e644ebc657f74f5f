import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { unpackFont } from './unpack-font.ts';

/** Latin first: what several parts of the typeface have is taken from the first. */
const parts = ['latin', 'latin-ext', 'myanmar'] as const;
const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

interface ShapedGlyph {
  readonly id: number;
  /** What it stands for, once: the first glyph of several that stand for the same has it. */
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A part of the typeface: its file, which characters it has, and how HarfBuzz sets a text in it; times and words come again and again. */
export interface ShapedFont {
  readonly name: string;
  readonly file: Buffer;
  /** Whether letters stand in another order than they are read in. */
  readonly reorders: boolean;
  readonly has: (codePoint: number) => boolean;
  readonly shape: (text: string) => readonly ShapedGlyph[];
  /** How wide a text is, as a part of the size it is set in. */
  readonly width: (text: string) => number;
}

export type ShapedFonts = Readonly<Record<Weight, readonly ShapedFont[]>>;

let loaded: Promise<ShapedFonts> | undefined;

/** Noto Sans for Burmese and Latin names (decision 25), read with the first document and kept. */
export function shapedFonts(): Promise<ShapedFonts> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<ShapedFonts> {
  const of = (weight: Weight) => Promise.all(parts.map((part) => loadFont(part, weight)));
  return { regular: await of('regular'), bold: await of('bold') };
}

async function loadFont(part: (typeof parts)[number], weight: Weight): Promise<ShapedFont> {
  const name = `noto-sans-myanmar-${part}-${weights[weight]}-normal`;
  const path = new URL(`files/${name}.woff`, import.meta.resolve('@fontsource/noto-sans-myanmar/package.json'));
  const [file, harfbuzz] = await Promise.all([readFile(path).then(unpackFont), import('harfbuzzjs')]);
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file)));
  const font = new harfbuzz.Font(face);
  const known = new Set(face.collectUnicodes());
  const kept = new LRUCache<string, readonly ShapedGlyph[]>({ max: 4000 });
  const shape = (text: string) => {
    const before = kept.get(text);
    if (before) return before;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const glyphs = glyphsOf(text, buffer.getGlyphInfos(), buffer.getGlyphPositions());
    kept.set(text, glyphs);
    return glyphs;
  };
  const width = (text: string) => shape(text).reduce((sum, it) => sum + it.xAdvance, 0) / face.upem;
  return { name, file, reorders: part === 'myanmar', has: (codePoint) => known.has(codePoint), shape, width };
}

type Advance = Omit<ShapedGlyph, 'id' | 'codePoints'>;

function glyphsOf(
  text: string,
  infos: readonly { readonly codepoint: number; readonly cluster: number }[],
  positions: readonly Advance[],
): ShapedGlyph[] {
  const starts = [...new Set(infos.map((it) => it.cluster)), text.length].toSorted((a, b) => a - b);
  return infos.map(({ codepoint, cluster }, n) => {
    const isFirst = infos[n - 1]?.cluster !== cluster;
    const end = starts.find((it) => it > cluster) ?? text.length;
    const codePoints = isFirst ? [...text.slice(cluster, end)].map((it) => it.codePointAt(0) ?? 0) : [];
    const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
    return { id: codepoint, codePoints, xAdvance, yAdvance, xOffset, yOffset };
  });
}
