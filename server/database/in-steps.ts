import { giveWay } from '../threads/give-way.ts';

/** Members read at once: enough for few statements, few enough for others to be answered in between. */
const STEP = 10;

/** Whatever is read by member code, in steps. */
export async function* inSteps<T extends { readonly membercode: string }>(
  read: (part: { readonly take: number; readonly after: string | undefined }) => Promise<T[]>,
  begin?: string,
): AsyncGenerator<T[]> {
  let after = begin;
  for (;;) {
    const members = await read({ take: STEP, after });
    if (members.length > 0) yield members;
    if (members.length < STEP) return;
    after = members.at(-1)?.membercode;
    await giveWay();
  }
}
