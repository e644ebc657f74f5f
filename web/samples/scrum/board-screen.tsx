import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { entryOf } from '@muster/domain/samples/entries.ts';
import type { Card, ShownBoard } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { SampleFrame } from '../sample-frame.tsx';
import { useChange } from '../use-change.ts';
import { useDropArea } from '../use-dragging.ts';
import { BoardColumn } from './board-column.tsx';
import { boardChanges, boardQueries } from './board-data.ts';
import { BoardPeople } from './board-people.tsx';
import { CardDialog } from './card-dialog.tsx';
import { NewTitle } from './new-title.tsx';
import { useMoving } from './use-moving.ts';

/** One board: columns beside each other, with cards that move within and across them. */
export default function BoardScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const board = useQuery(boardQueries.board(id));
  return (
    <SampleFrame
      title={board.data?.title ?? t('samples.pages.board')}
      action={
        <Button component={Link} to="/sample/scrum-board" startIcon={<ArrowBack className="toward" />}>
          {t('samples.board.all')}
        </Button>
      }
    >
      <Loaded query={board} skeleton={<ListSkeleton rows={4} height={120} />}>
        {(it) => (it ? <Board board={it} /> : <EmptyState text={t('samples.board.gone')} />)}
      </Loaded>
    </SampleFrame>
  );
}

interface Opened {
  readonly listId: string;
  readonly card: Card;
}

function Board({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation();
  const add = useChange(boardChanges.addColumn);
  const moving = useMoving(board);
  const [opened, setOpened] = useState<Opened | undefined>();
  const { area, isOver } = useDropArea(SPOTS, (dragged, spot) => {
    const column = columnAt(board, spot.name, spot.value);
    if (!column) return;
    if (dragged.kind === 'column') moving.column(String(dragged.id), board.list.indexOf(column));
    else moving.card(dragged.id, column.id, placeAt(column.cardList, spot.value));
  });
  return (
    <>
      <BoardPeople board={board} />
      {board.list.length === 0 && <EmptyState text={t('samples.board.noColumns')} />}
      <Box ref={area} role="group" aria-label={t('samples.board.columns', { name: board.title })} sx={columns}>
        {board.list.map((it, at) => (
          <BoardColumn
            key={it.id}
            board={board}
            column={it}
            at={at}
            moving={moving}
            isOver={isOver}
            onOpen={(card) => setOpened({ listId: it.id, card })}
          />
        ))}
        <Box sx={{ flex: '0 0 auto', width: 'min(288px, 82vw)' }}>
          <NewTitle
            text={t('samples.board.addColumn')}
            label={t('samples.board.columnTitle')}
            busy={add.busy}
            onTitle={(listTitle, onDone) => add.send({ boardId: board.id, listTitle }, onDone)}
          />
        </Box>
      </Box>
      {opened && <CardDialog board={board} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** A card is put in the place of another or at the end of a column; a column takes the place of the one it is dropped on. */
const SPOTS = { card: ['card', 'column'], column: ['column'] };

const columnAt = ({ list }: ShownBoard, name: string, value: string) =>
  list.find((it) => (name === 'column' ? it.id === value : entryOf(it.cardList, value) !== undefined));

const placeAt = (cards: readonly Card[], value: string) => {
  const at = cards.findIndex((it) => String(it.id) === value);
  return at < 0 ? cards.length : at;
};

const columns = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  overflowX: 'auto',
  pb: 2,
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
};
