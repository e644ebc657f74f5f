import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from './draw.ts';

const ofSide = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#c86' } });
const sizeOf = async (bytes: Uint8Array) =>
  drawPicture(bytes, 1, async (picture) => {
    const { width, height } = await sharp(await picture.resize(8, 8).png().toBuffer()).metadata();
    return [width, height];
  });

test('pictures that come at once are unpacked one after the other, also after one that cannot be read', async () => {
  const small = await ofSide(40).png().toBuffer();
  let [underWay, most] = [0, 0];
  const one = (bytes: Uint8Array) =>
    drawPicture(bytes, 1, async (picture) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const drawn = await picture.webp().toBuffer();
      underWay -= 1;
      return drawn.length;
    });
  const asked = [small, small, Buffer.from('no picture'), small, small].map(one);
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((it) => it.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

describe('who sends many', () => {
  /** Draws a small picture of a member, and says so when it is done. */
  const drawing = async (whose: number, done: number[]) => {
    const small = await ofSide(40).png().toBuffer();
    return () => drawPicture(small, whose, (it) => it.webp().toBuffer()).then(() => void done.push(whose));
  };

  test('is drawn in turn with everybody else', async () => {
    const done: number[] = [];
    const [own, other, third] = [await drawing(1, done), await drawing(2, done), await drawing(3, done)];
    await Promise.all([own(), own(), own(), own(), other(), third(), other()]);
    expect(done).toEqual([1, 1, 2, 3, 1, 2, 1]);
  });

  test('is asked to come again where five are not drawn yet, and nobody else is', async () => {
    const done: number[] = [];
    const [own, other] = [await drawing(1, done), await drawing(2, done)];
    const asked = await Promise.allSettled([own(), own(), own(), own(), own(), own(), other()]);
    expect(asked.map((it) => it.status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'fulfilled']);
    expect(asked[5]).toMatchObject({ reason: { problem: { code: 'UNAVAILABLE' }, retryAfter: expect.any(Number) } });
    await own();
  });
});

test.each([
  ['a progressive JPEG', (side: number) => ofSide(side).jpeg({ progressive: true }).toBuffer()],
  ['an interlaced PNG', (side: number) => ofSide(side).png({ progressive: true, compressionLevel: 1 }).toBuffer()],
])('%s, which is unpacked whole, may have 20 million pixels', async (_, made) => {
  await expect(sizeOf(await made(4600))).rejects.toThrow('too much memory');
  expect(await sizeOf(await made(4400))).toEqual([8, 8]);
});

test('sixteen bits for a colour count twice', async () => {
  const png = await ofSide(3600).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer();
  await expect(sizeOf(png)).rejects.toThrow('too much memory');
});

test('what is unpacked line by line may have 50 million', async () => {
  expect(await sizeOf(await ofSide(7000).jpeg().toBuffer())).toEqual([8, 8]);
  await expect(sizeOf(await ofSide(7100).jpeg().toBuffer())).rejects.toThrow('pixel limit');
});
