import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './draw.ts';

const ofSide = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#c86' } });
const sizeOf = async (bytes: Uint8Array) =>
  drawPicture(bytes, async (picture) => {
    const { width, height } = await sharp(await picture.resize(8, 8).png().toBuffer()).metadata();
    return [width, height];
  });

test('pictures that come at once are unpacked one after the other, also after one that cannot be read', async () => {
  const small = await ofSide(40).png().toBuffer();
  let [underWay, most] = [0, 0];
  const one = (bytes: Uint8Array) =>
    drawPicture(bytes, async (picture) => {
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
