import type { Flags } from './flags.ts';

/** Whether somebody may give a photo another picture: the one of before is gone with it, so somebody else's wants `delete`. */
export const mayReplacePicture = (
  caller: { readonly id: number; readonly flags: Flags },
  picture: { readonly uploadedBy: number },
): boolean => caller.flags.photos.write && (caller.flags.photos.delete || picture.uploadedBy === caller.id);
