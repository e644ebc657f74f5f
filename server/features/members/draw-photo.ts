import { createHash } from 'node:crypto';
import { refuse } from '../../http/problems.ts';
import type { Picture } from '../../records/member-picture.ts';

const LONGEST_SIDE = 512;
/** A picture of more is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Draws the picture of a member anew: upright, at most 512 px on a side, as WebP. What the camera wrote into it (place,
 * device) stays behind, and whatever else was hidden in it. The libraries are loaded with the first picture.
 * @throws INVALID_INPUT for what is not the JPEG, PNG or WebP that it says it is
 */
export async function drawPhoto(bytes: Uint8Array, claimed: string): Promise<Picture> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== claimed || !TYPES.includes(found.mime)) throw notAPicture();
  const { default: sharp } = await import('sharp');
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 32);
    return { type: 'image/webp', bytes: drawn, hash };
  } catch {
    throw notAPicture();
  }
}

const notAPicture = () => refuse('INVALID_INPUT', { field: 'photo', params: { reason: 'photo' } });
