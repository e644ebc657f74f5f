import type { MadeFile } from '../../http/files/made-file.ts';
import { RETRY_SECONDS, refuseFor } from '../../http/problems.ts';

/** Lets a member have one file made at a time, until it was taken or they have gone; another one at the same time is sent away. */
export function packingOneAtATime() {
  const packing = new Map<number, symbol>();
  /** @throws UNAVAILABLE while the one before is made */
  return async (memberId: number, make: () => Promise<MadeFile>): Promise<MadeFile> => {
    if (packing.has(memberId)) throw refuseFor(RETRY_SECONDS, 'UNAVAILABLE');
    const own = Symbol();
    const leave = () => packing.get(memberId) === own && packing.delete(memberId);
    packing.set(memberId, own);
    try {
      const file = await make();
      // Its end comes before whoever took it may ask again, its close also where they went before.
      file.content.once('end', leave).once('close', leave);
      return file;
    } catch (error) {
      leave();
      throw error;
    }
  };
}
