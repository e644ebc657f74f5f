import type { Readable } from 'node:stream';
import { PING_MS } from '@muster/domain/attendance/board/board-contract.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Standing } from '../../../http/caller.ts';
import { covers, type Sight, sees, together } from '../days/subjects-view.ts';
import { type BoardEntries, boardEntries } from './board-entries.ts';
import { type BoardEntry, type BoardEvents, boardEvents } from './board-events.ts';
import { gathering, type Rhythm, rhythm } from './rhythm.ts';
import { stillSee, type Watcher } from './watchers-view.ts';

/** How soon a session that ended takes its board along. */
const STANDING_MS = 500;
/** What no signal tells, such as the end of a shift, shows within this time. */
const LOOK_MS = 30_000;
/** For so long the last picture is kept when nobody looks: a browser that lost its stream comes back after seconds. */
const LINGER_MS = 60_000;
/** Changes of a moment are looked at together. */
const GATHER_MS = 50;
/** Clocks of several servers differ by less; who comes back is rather told twice than not at all. */
const CLOCKS_DIFFER_MS = 2000;
const NOTHING: Sight = new Set();

type OpenBoard = Watcher & { events?: BoardEvents };

/**
 * All boards that are open on this server, at most one a session. They share one picture of where members are, which is
 * kept up only while somebody looks: a signal has those looked at again whom it names, and now and then everybody is.
 */
export class BoardWatch {
  readonly #deps: Dependencies;
  readonly #standing: Standing;
  readonly #open = new Map<number, OpenBoard>();
  readonly #entries: BoardEntries;
  readonly #rhythms: readonly Rhythm[];
  #watched: Sight = NOTHING;
  #listening: Promise<readonly (() => void)[]> | undefined;
  #lingering: NodeJS.Timeout | undefined;

  constructor(deps: Dependencies, standing: Standing) {
    this.#deps = deps;
    this.#standing = standing;
    this.#entries = boardEntries(deps, (id, before, after) => this.#moved(id, before, after));
    this.#rhythms = [
      rhythm(deps.background, STANDING_MS, () => this.#endWhatIsOver()),
      rhythm(deps.background, LOOK_MS, () => this.#lookAtAll()),
      rhythm(deps.background, PING_MS, async () => {
        for (const { events } of this.#open.values()) events?.ping();
      }),
    ];
  }

  /** Opens a board in the place of the one that its session had; `seenUntil` is the id of the last event seen. */
  async open(watcher: Watcher, seenUntil?: string): Promise<Readable> {
    const board: OpenBoard = { ...watcher };
    this.#open.get(board.sessionId)?.events?.end();
    this.#open.set(board.sessionId, board);
    this.#deps.database.signals.send('board', [board.sessionId]);
    clearTimeout(this.#lingering);
    try {
      return await this.#begin(board, seenUntil);
    } catch (error) {
      // Nobody has its stream, and nobody would close it.
      this.#close(board);
      throw error;
    }
  }

  async #begin(board: OpenBoard, seenUntil: string | undefined): Promise<Readable> {
    await this.#start();
    if (covers(this.#watched, board.groups)) await this.#entries.settled();
    else await this.#lookAtAll();
    board.events = boardEvents({
      entries: this.#entries.all,
      first: this.#newTo(board, seenUntil),
      at: writeInstant(this.#deps.clock()),
      closed: () => this.#close(board),
    });
    // Another one of the session may have come meanwhile.
    if (this.#open.get(board.sessionId) !== board) board.events.end();
    return board.events.body;
  }

  /** Ends every stream. */
  end(): void {
    for (const it of [...this.#open.values()]) this.#close(it);
    this.#forget();
  }

  #newTo({ groups }: OpenBoard, seenUntil: string | undefined): number[] {
    const differ = this.#deps.database.signals.alone ? 0 : CLOCKS_DIFFER_MS;
    const seen = seenUntil === undefined ? '' : earlier(seenUntil, differ);
    // What came in the same millisecond may have come after what was seen.
    const found = [...this.#entries.all].filter(([, it]) => sees(groups, it.groupId) && it.changedAt >= seen);
    return found.map(([id]) => id);
  }

  #moved(id: number, before: BoardEntry | undefined, after: BoardEntry | undefined): void {
    for (const { groups, events } of this.#open.values()) {
      if (after && sees(groups, after.groupId)) events?.tell(id);
      // There is no word for somebody who is not theirs to see any more: the board is to be read anew.
      else if (before && sees(groups, before.groupId)) events?.end();
    }
  }

  async #lookAtAll(): Promise<void> {
    this.#watched = together([...this.#open.values()].map((it) => it.groups));
    await this.#entries.look(this.#watched);
  }

  async #endWhatIsOver(): Promise<void> {
    const boards = [...this.#open.values()];
    // What cannot be checked is over.
    const standing = await stillSee(this.#deps, this.#standing, boards).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'the sessions of open boards could not be checked');
      return new Set<OpenBoard>();
    });
    for (const it of boards) if (!standing.has(it)) this.#close(it);
  }

  async #start(): Promise<void> {
    for (const it of this.#rhythms) it.start();
    const { signals } = this.#deps.database;
    const look = gathering(GATHER_MS, (ids) =>
      this.#deps.background.later(() => this.#entries.look(this.#watched, ids)),
    );
    this.#listening ??= Promise.all([
      signals.listen('days', look),
      signals.listen('board', (ids, from) => {
        if (from === 'elsewhere') for (const id of ids) this.#open.get(id)?.events?.end();
      }),
    ]);
    await this.#listening;
  }

  #close(board: OpenBoard): void {
    board.events?.end();
    if (this.#open.get(board.sessionId) === board) this.#open.delete(board.sessionId);
    if (this.#open.size === 0) this.#rest();
  }

  #rest(): void {
    for (const it of this.#rhythms) it.stop();
    void this.#listening?.then(
      (stops) => stops.forEach((stop) => void stop()),
      () => {},
    );
    this.#listening = undefined;
    this.#watched = NOTHING;
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => this.#forget(), LINGER_MS).unref();
  }

  #forget(): void {
    clearTimeout(this.#lingering);
    if (this.#open.size === 0) this.#entries.forget();
  }
}

const earlier = (id: string, milliseconds: number): string =>
  writeInstant(Temporal.Instant.from(id).subtract({ milliseconds }));
