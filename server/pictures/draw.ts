import type { Sharp } from 'sharp';
import { takingTurns } from '../threads/in-turn.ts';

/** A picture of more is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
/** Bytes that a picture may take which cannot be unpacked line by line, as a progressive JPEG: 20 million pixels of colour. */
const MAX_UNPACKED_WHOLE = 60_000_000;

/** So many pictures of one member may wait for the one that is drawn: whoever sends more is asked to come again. */
const MOST_WAITING = 4;

/** One picture after the other: unpacked it takes much memory. */
const inTurn = takingTurns(MOST_WAITING);

/**
 * Draws a picture anew, upright, when its turn comes: members take turns, so that nobody waits for all that somebody else
 * sends. What the camera wrote into it (place, device) stays behind, and whatever else was hidden in it. The library is
 * loaded with the first picture.
 * @param source the picture, or the path of its file
 * @param whose the id of the member who sends it
 * @param draw what is made of the picture that is handed to it
 * @throws UNAVAILABLE where too many of theirs wait already; an Error for what cannot be read as a picture, and for what
 * would take too much memory
 */
export function drawPicture<T>(
  source: string | Uint8Array,
  whose: number,
  draw: (picture: Sharp) => Promise<T>,
): Promise<T> {
  return inTurn(whose, async () => draw(await open(source)));
}

async function open(source: string | Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // What it keeps of pictures is for drawing the same one again.
  sharp.cache(false);
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height, channels, depth, isProgressive } = await picture.metadata();
  const unpacked = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (isProgressive && unpacked > MAX_UNPACKED_WHOLE) throw new Error('The picture takes too much memory.');
  return picture.rotate();
}
