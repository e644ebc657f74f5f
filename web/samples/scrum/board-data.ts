import {
  addBoard,
  addBoardMember,
  addCard,
  addColumn,
  deleteBoardMember,
  deleteColumn,
  listBoardLabels,
  listBoardMembers,
  listBoards,
  moveCard,
  readBoard,
  renameColumn,
  reorderCards,
  reorderColumns,
  type ShownBoard,
  updateCard,
} from '@muster/domain/samples/scrum/scrum-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { makesStaleBehind } from '../../data/staleness.ts';
import { api } from '../../lib/api/api.ts';
import { type BodyFor, change, list } from '../sample-data.ts';

const board = (id: string) =>
  queryOptions({
    queryKey: ['samples', readBoard.name, id],
    /** Null for one that there is not; the call itself answers nothing then. */
    queryFn: async (): Promise<ShownBoard | null> => {
      const all = await api.call(listBoards);
      return all.some((it) => it.id === id) ? ((await api.call(readBoard, { query: { id } })) ?? null) : null;
    },
  });

/** Each change answers the whole board, which is on the screen before anything is read anew. */
const boardChange = <C extends Contract>(contract: C) =>
  mutationOptions({
    mutationFn: (body: BodyFor<C>) => api.call<Contract>(contract, { body } as never) as Promise<ShownBoard>,
    onSuccess: (changed, _sent, _before, { client }) => {
      client.setQueryData(board(changed.id).queryKey, changed);
    },
    ...makesStaleBehind('samples'),
  });

export const boardQueries = {
  titles: list(listBoards),
  people: list(listBoardMembers),
  labels: list(listBoardLabels),
  board,
};

export const boardChanges = {
  addBoard: change(addBoard),
  addMember: boardChange(addBoardMember),
  deleteMember: boardChange(deleteBoardMember),
  addColumn: boardChange(addColumn),
  renameColumn: boardChange(renameColumn),
  deleteColumn: boardChange(deleteColumn),
  addCard: boardChange(addCard),
  updateCard: boardChange(updateCard),
  reorderColumns: boardChange(reorderColumns),
  reorderCards: boardChange(reorderCards),
  moveCard: boardChange(moveCard),
};
