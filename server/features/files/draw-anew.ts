import path from 'node:path';
import type { FileType } from '@muster/domain/files/file-rules.ts';
import { ProblemError, refuse } from '../../http/problems.ts';
import { drawPicture } from '../../pictures/draw.ts';

const LONGEST_SIDE = 2560;
const SMALL_SIDE = 360;

/**
 * Draws an uploaded picture anew, at most 2560 px on a side, and once more small.
 * @throws FILE_NOT_READABLE, UNAVAILABLE
 */
export async function drawAnew(
  sent: string,
  type: FileType,
  folder: string,
  whose: number,
): Promise<{ file: string; small: Uint8Array }> {
  const file = path.join(folder, 'drawn');
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp';
  try {
    return await drawPicture(sent, whose, async (picture) => {
      await picture.clone().resize(LONGEST_SIDE, LONGEST_SIDE, inside).toFormat(format).toFile(file);
      const small = await picture.clone().resize(SMALL_SIDE, SMALL_SIDE, inside).webp({ quality: 78 }).toBuffer();
      return { file, small };
    });
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw refuse('FILE_NOT_READABLE');
  }
}
