import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { AuditNoun } from '../../records/office/audit.ts';
import type { KeptList, NewRow, StoredRow } from '../../records/office/kept-list.ts';
import type { InUse } from './in-use-view.ts';

/** How a list of the wire is kept. */
export interface KeptNoun<Input, Row> {
  /** What one of them is called in the audit log. */
  readonly subject: AuditNoun;
  readonly kept: KeptList<Row>;
  readonly columns: (it: Input) => NewRow<Row>;
  /** An entry's own fields, as far as they stand in its row. */
  readonly fields: (row: StoredRow<Row>) => Partial<Input>;
  /** The fields that stand elsewhere. */
  readonly beside?: Beside<Input>;
  /** The field by which people know an entry: no two of a list have the same. */
  readonly name: keyof Input & string;
  /** What the name is unique within, where that is not the whole list. */
  readonly within?: keyof Input & string;
  /** What else must hold for an entry that is offered. */
  readonly check?: (db: Read, it: Input) => Promise<Problem | undefined>;
  /** What others are told of one that is offered from now on, or is otherwise than before. */
  readonly tell?: (deps: Dependencies, trx: Write, it: EntrySet<Input>) => Promise<void>;
  /** What stands in the way of retiring one. */
  readonly inUse?: (trx: Write, id: number, today: string) => Promise<InUse | undefined>;
}

/** Fields of the entries of a list that other tables keep. */
export interface Beside<Input> {
  /** Those of all entries, as they are on a day, and what is told with them. */
  readonly read: (db: Read, day: Day) => Promise<(id: number) => BesideRow<Input>>;
  /** Makes what is asked for comparable with what is stored. */
  readonly tidy?: (it: Input) => Input;
  /** Holds what else storing them needs: before the entry is stored, whose name others may come to wait for. */
  readonly hold?: (trx: Write, wanted: Input, today: Day) => Promise<void>;
  /** Stores them, in a transaction that holds the entry. */
  readonly store: (deps: Dependencies, trx: Write, it: EntryChange<Input>) => Promise<void>;
  /** How the entry would look after a change, and what that would touch; nothing is stored. */
  readonly preview?: (trx: Write, it: EntryChange<Input>) => Promise<object>;
}

interface BesideRow<Input> {
  readonly fields: Partial<Input>;
  readonly told: object;
}

export interface EntryChange<Input> {
  readonly id: number;
  /** The fields as they are on `day`; undefined of an entry that is new. */
  readonly before: Input | undefined;
  readonly wanted: Input;
  /** From when on it shall be so, where days matter. */
  readonly day: Day;
  readonly today: Day;
  readonly caller: Caller;
}

export interface EntrySet<Input> {
  readonly id: number;
  readonly caller: Caller;
  /** As it was; undefined of one that was not offered before. */
  readonly before: Input | undefined;
  readonly after: Input;
  readonly today: Day;
  /** From when on it is so. */
  readonly day: Day;
  readonly at: string;
}
