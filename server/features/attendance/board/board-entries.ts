import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { giveWay } from '../../../threads/give-way.ts';
import type { Sight } from '../days/subjects-view.ts';
import { type BoardEntry, entryText } from './board-events.ts';
import { type BoardLine, partOfBoard } from './board-view.ts';

/** A member whose place on the board is another one; undefined where they are not on it. */
export type Moved = (id: number, before: BoardEntry | undefined, after: BoardEntry | undefined) => void;

/** Where the members of some groups are, kept while somebody watches, one for all who do. */
export interface BoardEntries {
  readonly all: ReadonlyMap<number, BoardEntry>;
  /** Looks at the members of some groups, or only at those who are named, and tells who has moved. */
  look(groups: Sight, only?: readonly number[]): Promise<void>;
  /** Resolves when those who are not named have been looked at. */
  settled(): Promise<void>;
  forget(): void;
}

export function boardEntries({ database, clock }: Dependencies, moved: Moved): BoardEntries {
  const all = new Map<number, BoardEntry>();
  let lookingAtAll: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();

  /** What was read later must be kept later; a look at a few comes between two parts of a look at all. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  function keep(lines: readonly BoardLine[], gone: Set<number>): void {
    const changedAt = writeInstant(clock());
    for (const { member, groupId } of lines) {
      const { membernoid: id } = member;
      gone.delete(id);
      const before = all.get(id);
      const after = { groupId, changedAt, text: entryText(member) };
      if (before?.text === after.text && before.groupId === groupId) continue;
      all.set(id, after);
      moved(id, before, after);
    }
  }

  async function look(groups: Sight, only?: readonly number[]): Promise<void> {
    const gone = new Set(only ?? all.keys());
    for (let after: string | undefined; ; ) {
      const { next } = await inTurn(async () => {
        const part = await partOfBoard(database.query, clock, { groups, only, after });
        keep(part.lines, gone);
        return part;
      });
      if (next === undefined) break;
      after = next;
      await giveWay();
    }
    for (const id of gone) {
      const before = all.get(id);
      if (all.delete(id)) moved(id, before, undefined);
    }
  }

  return {
    all,
    look: (groups, only) => {
      if (only) return look(groups, only);
      // One at a time: of fewer groups it would take the members of others away whom one of more has just found.
      const looked = lookingAtAll.then(() => look(groups));
      lookingAtAll = looked.catch(() => {});
      return looked;
    },
    settled: async () => void (await lookingAtAll),
    forget: () => all.clear(),
  };
}
