import { giveWay } from '../threads/give-way.ts';
import { type EngineName, engineOf, type Read } from './engine.ts';

/**
 * Members read at once. An engine inside this process keeps everybody waiting while it reads, and asking it costs little;
 * of another process each question is a round trip and a plan, and others are answered until it has read.
 */
export const STEP: Readonly<Record<EngineName, number>> = { sqlite: 10, postgres: 50 };

/** Whatever is read by member code, in steps. */
export async function* inSteps<T extends { readonly membercode: string }>(
  db: Read,
  read: (part: { readonly take: number; readonly after: string | undefined }) => Promise<T[]>,
  begin?: string,
): AsyncGenerator<T[]> {
  const take = STEP[engineOf(db)];
  let after = begin;
  for (;;) {
    const members = await read({ take, after });
    if (members.length > 0) yield members;
    if (members.length < take) return;
    after = members.at(-1)?.membercode;
    await giveWay();
  }
}
