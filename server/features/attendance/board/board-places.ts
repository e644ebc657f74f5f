import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Sight } from '../summary/subjects-view.ts';
import { type Place, placeText } from './board-events.ts';
import { placesNow } from './board-view.ts';

/** A member whose place on the board is another one; undefined where they are not on it. */
export type Moved = (id: number, before: Place | undefined, after: Place | undefined) => void;

/** Where the members of some groups are, kept while somebody watches, one for all who do. */
export interface BoardPlaces {
  readonly all: ReadonlyMap<number, Place>;
  /** Looks at the members of some groups, or only at those who are named, and tells who has moved; one look at a time. */
  look(groups: Sight, only?: readonly number[]): Promise<void>;
  /** Resolves when nobody is looking. */
  settled(): Promise<void>;
  forget(): void;
}

export function boardPlaces({ database, clock }: Dependencies, moved: Moved): BoardPlaces {
  const all = new Map<number, Place>();
  let looking: Promise<void> = Promise.resolve();

  async function lookNow(groups: Sight, only?: readonly number[]): Promise<void> {
    const found = await placesNow(database.query, clock, groups, only);
    const changedAt = writeInstant(clock());
    const gone = new Set(only ?? all.keys());
    for (const { member, groupId } of found) {
      const { membernoid: id } = member;
      gone.delete(id);
      const before = all.get(id);
      const after = { groupId, changedAt, text: placeText(member) };
      if (before?.text === after.text && before.groupId === groupId) continue;
      all.set(id, after);
      moved(id, before, after);
    }
    for (const id of gone) {
      const before = all.get(id);
      if (all.delete(id)) moved(id, before, undefined);
    }
  }

  return {
    all,
    look: (groups, only) => {
      const looked = looking.then(() => lookNow(groups, only));
      looking = looked.catch(() => {});
      return looked;
    },
    settled: () => looking,
    forget: () => all.clear(),
  };
}
