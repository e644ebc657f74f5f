import path from 'node:path';
import type { FileType } from '@muster/domain/files/file-rules.ts';
import { refuse } from '../../http/problems.ts';

const LONGEST_SIDE = 2560;
const SMALL_SIDE = 360;
/** A picture of more is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;

/** One picture after the other: unpacked it takes much memory. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew, upright, at most 2560 px on a side, and once more small. What the camera wrote into it (place,
 * device) stays behind, and whatever else was hidden in the file.
 * @throws FILE_NOT_READABLE
 */
export function drawAnew(sent: string, type: FileType, folder: string): Promise<{ file: string; small: Uint8Array }> {
  const drawn = before.then(() => draw(sent, type, path.join(folder, 'drawn')));
  before = drawn.catch(() => undefined);
  return drawn;
}

async function draw(sent: string, type: FileType, file: string): Promise<{ file: string; small: Uint8Array }> {
  // Only an upload needs it, and it takes its time to load.
  const { default: sharp } = await import('sharp');
  try {
    const inside = { fit: 'inside', withoutEnlargement: true } as const;
    const picture = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp';
    await picture.clone().resize(LONGEST_SIDE, LONGEST_SIDE, inside).toFormat(format).toFile(file);
    const small = await picture.clone().resize(SMALL_SIDE, SMALL_SIDE, inside).webp({ quality: 78 }).toBuffer();
    return { file, small };
  } catch {
    throw refuse('FILE_NOT_READABLE');
  }
}
