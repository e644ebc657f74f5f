import { describe, expect, it } from 'vitest';
import { accentNames, accents, bars, meanings, surfaces } from './accents.ts';

const channels = (colour: string): number[] =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).map(Number);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((it) => {
    const share = it / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  const { page, paper, text, quiet } = surfaces[mode];
  const onColour = mode === 'light' ? '#ffffff' : '#10142a';

  it.each(accentNames)('%s can be read on paper, and words can be read on it', (name) => {
    expect(contrast(accents[name][mode], paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accents[name][mode], onColour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['success', 'warning', 'error', 'leave', 'holiday'] as const)('the colour of %s can be read', (name) => {
    expect(contrast(meanings[mode][name], paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(meanings[mode][name], onColour)).toBeGreaterThanOrEqual(4.5);
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
