import { having } from '@muster/domain/samples/entries.ts';
import type { Samples } from '@muster/domain/samples/samples.ts';
import * as board from '@muster/domain/samples/scrum/scrum.ts';
import * as contracts from '@muster/domain/samples/scrum/scrum-contract.ts';
import type { ServeSample } from './serve-samples.ts';

/** Each change of a board answers the whole board, and nothing for one that is unknown. */
export function scrumCalls(serve: ServeSample): void {
  serve(contracts.listBoardMembers, (it) => [it, it.scrum.members]);
  serve(contracts.listBoardLabels, (it) => [it, it.scrum.labels]);
  serve(contracts.listBoards, (it) => [it, board.titlesOf(it.scrum)]);
  serve(contracts.readBoard, (it, { query }) => [it, board.shownBoard(it.scrum, query.id)]);
  memberCalls(serve);
  columnCalls(serve);
  cardCalls(serve);
}

/** Its body is the bare title, in whatever type it is sent. */
export function addBoardCall(serve: ServeSample): void {
  serve(contracts.addBoard, (it, { body }, { newId }) => {
    const scrum = board.withBoard(it.scrum, newId(), typeof body === 'string' ? body : body.title);
    return [having(it, { scrum }), board.titlesOf(scrum)];
  });
}

function memberCalls(serve: ServeSample): void {
  serve(contracts.addBoardMember, (it, { body: { boardId, memberId } }) =>
    shown(it, boardId, board.withMember(it.scrum, boardId, memberId)),
  );
  serve(contracts.deleteBoardMember, (it, { body: { boardId, memberId } }) =>
    shown(it, boardId, board.withoutMember(it.scrum, boardId, memberId)),
  );
}

function columnCalls(serve: ServeSample): void {
  serve(contracts.addColumn, (it, { body: { boardId, listTitle } }, { newId }) =>
    shown(it, boardId, board.withColumn(it.scrum, boardId, newId(), listTitle)),
  );
  serve(contracts.renameColumn, (it, { body: { boardId, listId, listTitle } }) =>
    shown(it, boardId, board.withColumnTitle(it.scrum, boardId, listId, listTitle)),
  );
  serve(contracts.deleteColumn, (it, { body: { boardId, listId } }) =>
    shown(it, boardId, board.withoutColumn(it.scrum, boardId, listId)),
  );
  serve(contracts.reorderColumns, (it, { body: { boardId, startIndex, endIndex } }) =>
    shown(it, boardId, board.withColumnMoved(it.scrum, boardId, startIndex, endIndex)),
  );
}

function cardCalls(serve: ServeSample): void {
  serve(contracts.addCard, (it, { body: { boardId, listId, cardTitle } }, { newId }) => {
    const card = { id: newId(), title: cardTitle, members: [], labels: [], comments: [], attachments: [] };
    return shown(it, boardId, board.withCard(it.scrum, boardId, listId, card));
  });
  serve(contracts.updateCard, (it, { body: { boardId, listId, card } }) =>
    shown(it, boardId, board.withCardChanged(it.scrum, boardId, listId, card)),
  );
  serve(contracts.reorderCards, (it, { body: { boardId, listId, startIndex, endIndex } }) =>
    shown(it, boardId, board.withCardMoved(it.scrum, boardId, listId, startIndex, endIndex)),
  );
  serve(contracts.moveCard, (it, { body }) => {
    const from = { listId: body.sourcelistId, index: body.source?.index };
    const to = { listId: body.destinationlistId, index: body.destination?.index };
    return shown(it, body.boardId, board.withCardAcross(it.scrum, body.boardId, from, to));
  });
}

const shown = (it: Samples, boardId: string | number | undefined, scrum: board.ScrumSamples) =>
  [having(it, { scrum }), board.shownBoard(scrum, boardId)] as const;
