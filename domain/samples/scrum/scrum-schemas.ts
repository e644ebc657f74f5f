import { z } from 'zod';
import { idAsked, listOf, namedId, sampleId, sampleMoment, sampleText } from '../sample-fields.ts';

export const boardMember = z.object({ id: z.string(), name: z.string(), avatar: z.string() });
export const boardLabel = z.object({ id: z.int(), title: z.string(), color: z.string() });

export const card = z.object({
  id: sampleId,
  title: sampleText.optional(),
  coverImage: sampleText.optional(),
  members: listOf(sampleId).optional(),
  labels: listOf(sampleId).optional(),
  description: sampleText.optional(),
  attachments: listOf(
    z.object({ name: sampleText.optional(), size: sampleText.optional(), url: sampleText.optional() }),
  ).optional(),
  comments: listOf(
    z.object({
      id: sampleId.optional(),
      uid: sampleId.optional(),
      text: sampleText.optional(),
      time: sampleMoment.optional(),
    }),
  ).optional(),
});

export const column = z.object({ id: z.string(), title: z.string(), cardList: z.array(card) });

/** The columns of a board are its `list`. */
export const shownBoard = z.object({
  id: z.string(),
  title: z.string(),
  list: z.array(column),
  members: z.array(boardMember),
});
export const boardTitle = z.object({ id: z.string(), title: z.string() });

const board = { 200: shownBoard.optional() };
const boards = { 200: z.array(boardTitle) };
const onBoard = { boardId: namedId };
const inList = { ...onBoard, listId: namedId };
const place = z.int().min(0);
const places = { startIndex: place, endIndex: place };
const end = z.object({ index: place });

export const listBoardMembers = { reply: { 200: z.array(boardMember) } };
export const listBoardLabels = { reply: { 200: z.array(boardLabel) } };
export const listBoards = { reply: boards };
export const readBoard = { query: idAsked, reply: board };
export const addBoard = { body: z.union([sampleText, z.object({ title: sampleText })]), reply: boards };
export const addBoardMember = { body: z.object({ ...onBoard, memberId: namedId }), reply: board };
export const deleteBoardMember = { body: z.object({ ...onBoard, memberId: namedId }), reply: board };
export const addColumn = { body: z.object({ ...onBoard, listTitle: sampleText }), reply: board };
export const renameColumn = { body: z.object({ ...inList, listTitle: sampleText }), reply: board };
export const deleteColumn = { body: z.object(inList), reply: board };
export const addCard = { body: z.object({ ...inList, cardTitle: sampleText }), reply: board };
export const updateCard = { body: z.object({ ...inList, card }), reply: board };
export const reorderColumns = { body: z.object({ ...onBoard, ...places }), reply: board };
export const reorderCards = { body: z.object({ ...inList, ...places }), reply: board };
export const moveCard = {
  body: z.object({
    ...onBoard,
    sourcelistId: namedId,
    destinationlistId: namedId,
    source: end,
    destination: end,
  }),
  reply: board,
};
