import { createHash } from 'node:crypto';
import { ProblemError, refuse } from '../../http/problems.ts';
import { drawPicture } from '../../pictures/draw.ts';
import type { Picture } from '../../records/members/member-picture.ts';

const LONGEST_SIDE = 512;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Draws the picture of a member anew, at most 512 px on a side, as WebP.
 * @throws INVALID_INPUT for what is not the JPEG, PNG or WebP that it says it is, UNAVAILABLE
 */
export async function drawPhoto(bytes: Uint8Array, claimed: string, whose: number): Promise<Picture> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== claimed || !TYPES.includes(found.mime)) throw notAPicture();
  try {
    const drawn = await drawPicture(bytes, whose, (picture) =>
      picture
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );
    const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 32);
    return { type: 'image/webp', bytes: drawn, hash };
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw notAPicture();
  }
}

const notAPicture = () => refuse('INVALID_INPUT', { field: 'photo', params: { reason: 'photo' } });
