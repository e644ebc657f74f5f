const LONGEST_SIDE = 256;
/** What the server takes at most, as a data URL (members-contract). */
const MOST_CHARACTERS = 90_000;

/**
 * Draws a chosen picture anew, at most 256 px on a side, as a JPEG data URL: it becomes small, and what the camera
 * wrote into the file (place, device) stays behind. Throws when the file is no picture that the browser can read.
 */
export async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.85, 0.7, 0.5]) {
    const url = canvas.toDataURL('image/jpeg', quality);
    if (url.length <= MOST_CHARACTERS) return url;
  }
  throw new Error('The picture stays too large.');
}
