import { madeOnce } from '../../made-once.ts';
import { added, changed, entryOf, having, moved, replaced, sameId, without } from '../entries.ts';
import type { BoardLabel, BoardMember, BoardTitle, Card, Column, ShownBoard } from './scrum-contract.ts';

type Id = string | number | undefined;
type Index = number | undefined;

export interface Board {
  readonly id: string;
  readonly title: string;
  readonly list: readonly Column[];
  /** Ids of members. */
  readonly members: readonly string[];
}

export interface ScrumSamples {
  readonly boards: readonly Board[];
  readonly members: readonly BoardMember[];
  readonly labels: readonly BoardLabel[];
}

const titleOf = madeOnce(({ id, title }: Board): BoardTitle => ({ id, title }));
export const titlesOf = ({ boards }: ScrumSamples): BoardTitle[] => boards.map(titleOf);

/** A board with its members in full; undefined for one that there is not. */
export function shownBoard({ boards, members }: ScrumSamples, id: Id): ShownBoard | undefined {
  const board = entryOf(boards, id);
  if (!board) return undefined;
  const onBoard = board.members.flatMap((it) => entryOf(members, it) ?? []);
  return { ...board, list: [...board.list], members: onBoard };
}

/** Titles of nothing but blanks make nothing. */
const says = (title: string | undefined): title is string => title !== undefined && title.trim() !== '';

export const withBoard = (samples: ScrumSamples, id: string, title: string | undefined): ScrumSamples =>
  says(title) ? { ...samples, boards: added(samples.boards, { id, title, list: [], members: [] }) } : samples;

const onBoard = (samples: ScrumSamples, boardId: Id, change: (board: Board) => Board): ScrumSamples =>
  having(samples, { boards: changed(samples.boards, boardId, change) });

const onColumns = (samples: ScrumSamples, boardId: Id, change: (list: readonly Column[]) => readonly Column[]) =>
  onBoard(samples, boardId, (board) => having(board, { list: change(board.list) }));

const onCards = (
  samples: ScrumSamples,
  boardId: Id,
  listId: Id,
  change: (cards: readonly Card[]) => readonly Card[],
): ScrumSamples =>
  onColumns(samples, boardId, (list) =>
    changed(list, listId, (column) => {
      const cards = change(column.cardList);
      return cards === column.cardList ? column : { ...column, cardList: [...cards] };
    }),
  );

/** Somebody known joins a board once. */
export const withMember = (samples: ScrumSamples, boardId: Id, memberId: Id): ScrumSamples => {
  const member = entryOf(samples.members, memberId);
  if (!member) return samples;
  return onBoard(samples, boardId, (board) =>
    board.members.includes(member.id) ? board : { ...board, members: added(board.members, member.id) },
  );
};

export const withoutMember = (samples: ScrumSamples, boardId: Id, memberId: Id): ScrumSamples =>
  onBoard(samples, boardId, (board) => {
    const members = board.members.filter((it) => !sameId(it, memberId));
    return members.length < board.members.length ? { ...board, members } : board;
  });

export const withColumn = (samples: ScrumSamples, boardId: Id, id: string, title: string | undefined): ScrumSamples =>
  says(title) ? onColumns(samples, boardId, (list) => added(list, { id, title, cardList: [] })) : samples;

export const withColumnTitle = (
  samples: ScrumSamples,
  boardId: Id,
  listId: Id,
  title: string | undefined,
): ScrumSamples =>
  title === undefined
    ? samples
    : onColumns(samples, boardId, (list) => changed(list, listId, (column) => having(column, { title })));

export const withoutColumn = (samples: ScrumSamples, boardId: Id, listId: Id): ScrumSamples =>
  onColumns(samples, boardId, (list) => without(list, listId));

export const withCard = (samples: ScrumSamples, boardId: Id, listId: Id, card: Card): ScrumSamples =>
  says(card.title) ? onCards(samples, boardId, listId, (cards) => added(cards, card)) : samples;

export const withCardChanged = (
  samples: ScrumSamples,
  boardId: Id,
  listId: Id,
  card: Card | undefined,
): ScrumSamples => (card ? onCards(samples, boardId, listId, (cards) => replaced(cards, card)) : samples);

export const withColumnMoved = (samples: ScrumSamples, boardId: Id, from: Index, to: Index): ScrumSamples =>
  onColumns(samples, boardId, (list) => moved(list, from, to));

export const withCardMoved = (samples: ScrumSamples, boardId: Id, listId: Id, from: Index, to: Index): ScrumSamples =>
  onCards(samples, boardId, listId, (cards) => moved(cards, from, to));

interface Place {
  readonly listId: Id;
  readonly index: Index;
}

/** A card out of one column into another; nothing moves where either, or the card, is unknown. */
export function withCardAcross(samples: ScrumSamples, boardId: Id, from: Place, to: Place): ScrumSamples {
  const [taking, putting] = [from.index, to.index];
  if (taking === undefined || putting === undefined) return samples;
  const list = entryOf(samples.boards, boardId)?.list ?? [];
  const card = entryOf(list, from.listId)?.cardList[taking];
  if (!card || !entryOf(list, to.listId)) return samples;
  const taken = onCards(samples, boardId, from.listId, (cards) => cards.toSpliced(taking, 1));
  return onCards(taken, boardId, to.listId, (cards) => cards.toSpliced(putting, 0, card));
}
