import { describe, expect, it } from 'vitest';
import { accentNames, accents, bars, errorUnder, meanings, surfaces } from './accents.ts';

const channels = (colour: string): number[] =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).map(Number);

/** The light of each channel, 0 to 1. */
const linear = (colour: string): number[] =>
  channels(colour).map((it) => {
    const share = it / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Places in the OKLab space, in which alike looks near: https://bottosson.github.io/posts/oklab/ */
function placeOf(colour: string): number[] {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** 0 for the same colour, 1 from black to white. */
const apart = (one: string, other: string): number => {
  const there = placeOf(other);
  return Math.hypot(...placeOf(one).map((it, at) => it - (there[at] ?? 0)));
};

/** Two dots of a swatch are told apart at a glance from here on. */
const TOLD_APART = 0.075;

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  const { page, paper, text, quiet, field } = surfaces[mode];
  const onColour = mode === 'light' ? '#ffffff' : '#10142a';

  it.each(accentNames)('%s can be read on paper, and words can be read on it', (name) => {
    expect(contrast(accents[name][mode], paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accents[name][mode], onColour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['success', 'warning', 'error', 'leave', 'holiday'] as const)('the colour of %s can be read', (name) => {
    expect(contrast(meanings[mode][name], paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(meanings[mode][name], onColour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(accentNames)('%s looks like no other colour that may be chosen', (name) => {
    for (const other of accentNames.filter((it) => it !== name)) {
      expect(apart(accents[name][mode], accents[other][mode]), other).toBeGreaterThanOrEqual(TOLD_APART);
    }
  });

  it.each(accentNames)('an error can be read under %s, and does not look like it or like anything else', (name) => {
    const error = errorUnder(name, mode);
    expect(contrast(error, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(error, onColour)).toBeGreaterThanOrEqual(4.5);
    for (const other of [accents[name][mode], meanings[mode].holiday, meanings[mode].warning]) {
      expect(apart(error, other), other).toBeGreaterThanOrEqual(TOLD_APART);
    }
  });

  it('the edge of a field can be seen', () => {
    for (const ground of [page, paper]) expect(contrast(field, ground)).toBeGreaterThanOrEqual(3);
  });

  it('words can be read on page and paper', () => {
    for (const ground of [page, paper]) {
      for (const word of [text, quiet]) expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(accentNames)('words can be read on a bar in %s, and on its current entry', (name) => {
    const bar = bars[name][mode];
    for (const word of [bar.text, bar.quiet]) expect(contrast(word, bar.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(bar.text, over(bar.tint, CURRENT, bar.ground))).toBeGreaterThanOrEqual(4.5);
  });
});

/** How much of its tint the current entry of a bar has. */
const CURRENT = 0.16;

/** A colour laid thinly over another. */
function over(tint: string, share: number, ground: string): string {
  const [above, below] = [channels(tint), channels(ground)];
  return `rgb(${below.map((it, at) => Math.round(it * (1 - share) + (above[at] ?? 0) * share)).join(',')})`;
}
