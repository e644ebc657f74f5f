import type { ShownBoard } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { useChange } from '../use-change.ts';
import { boardChanges } from './board-data.ts';

type Id = string | number;

export type Moving = ReturnType<typeof useMoving>;

/** How columns and cards of a board come to other places, by the pointer and by keys alike. */
export function useMoving(board: ShownBoard) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const columns = useChange(boardChanges.reorderColumns);
  const cards = useChange(boardChanges.reorderCards);
  const across = useChange(boardChanges.moveCard);
  const [arrived, setArrived] = useState<Id | undefined>();
  /** Places are those of the board on the screen: while one move is under way there is no second. */
  const busy = columns.busy || cards.busy || across.busy;

  function column(id: string, to: number): void {
    const from = board.list.findIndex((it) => it.id === id);
    if (busy || from < 0 || from === to) return;
    columns.send({ boardId: board.id, startIndex: from, endIndex: to });
  }

  /** `focused` is for who moves it by keys, and goes on from where the card is then. */
  function card(id: Id, listId: string, to: number, focused = false): void {
    const source = board.list.find((it) => it.cardList.some((one) => one.id === id));
    const target = board.list.find((it) => it.id === listId);
    if (busy || !source || !target) return;
    const from = source.cardList.findIndex((it) => it.id === id);
    setArrived(focused ? id : undefined);
    if (source === target) {
      const last = Math.min(to, source.cardList.length - 1);
      if (last !== from) cards.send({ boardId: board.id, listId, startIndex: from, endIndex: last });
      return;
    }
    const name = source.cardList[from]?.title ?? t('samples.untitled');
    across.send(
      {
        boardId: board.id,
        sourcelistId: source.id,
        destinationlistId: listId,
        source: { index: from },
        destination: { index: to },
      },
      () => say(t('samples.board.movedCard', { name, column: target.title })),
    );
  }

  return { column, card, arrived };
}
