import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './scrum-schemas.ts';

const contract = contractsOf(() => import('./scrum-schemas.ts'));

export type BoardMember = z.output<typeof schemas.boardMember>;
export type BoardLabel = z.output<typeof schemas.boardLabel>;
export type Card = z.output<typeof schemas.card>;
export type Column = z.output<typeof schemas.column>;
export type ShownBoard = z.output<typeof schemas.shownBoard>;
export type BoardTitle = z.output<typeof schemas.boardTitle>;

const at = '/api/scrum-board';

export const listBoardMembers = contract(
  sampleRead({ name: 'listBoardMembers', path: `${at}/all-member`, summary: 'Everybody who may be on a board' }),
);
export const listBoardLabels = contract(
  sampleRead({ name: 'listBoardLabels', path: `${at}/all-label`, summary: 'Every label of cards' }),
);
export const listBoards = contract(
  sampleRead({ name: 'listBoards', path: `${at}/all-board`, summary: 'Every board, by its title' }),
);
export const readBoard = contract(
  sampleRead({ name: 'readBoard', path: at, summary: 'One board with its columns, cards and members' }),
);
export const addBoard = contract(
  sampleChange({ name: 'addBoard', path: `${at}/add-board`, summary: 'Add a board; its body is the bare title' }),
);
export const addBoardMember = contract(
  sampleChange({ name: 'addBoardMember', path: `${at}/add-member`, summary: 'Put somebody on a board, once' }),
);
export const deleteBoardMember = contract(
  sampleChange({ name: 'deleteBoardMember', path: `${at}/delete-member`, summary: 'Take somebody off a board' }),
);
export const addColumn = contract(
  sampleChange({ name: 'addColumn', path: `${at}/add-column`, summary: 'Add a column at the end' }),
);
export const renameColumn = contract(
  sampleChange({ name: 'renameColumn', path: `${at}/rename-column`, summary: 'Give a column another title' }),
);
export const deleteColumn = contract(
  sampleChange({ name: 'deleteColumn', path: `${at}/delete-column`, summary: 'Delete a column and its cards' }),
);
export const addCard = contract(
  sampleChange({ name: 'addCard', path: `${at}/add-card`, summary: 'Add a card at the end of a column' }),
);
export const updateCard = contract(
  sampleChange({ name: 'updateCard', path: `${at}/update-card`, summary: 'Put a card in place' }),
);
export const reorderColumns = contract(
  sampleChange({ name: 'reorderColumns', path: `${at}/reorder-list`, summary: 'Move a column' }),
);
export const reorderCards = contract(
  sampleChange({ name: 'reorderCards', path: `${at}/reorder-card`, summary: 'Move a card in its column' }),
);
export const moveCard = contract(
  sampleChange({ name: 'moveCard', path: `${at}/move-card`, summary: 'Move a card to another column' }),
);
