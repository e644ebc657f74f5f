import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Card, Column, ShownBoard } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../components/dialogs/use-removal.tsx';
import { MoveMenu } from '../move-menu.tsx';
import { useChange } from '../use-change.ts';
import { useDragging } from '../use-dragging.ts';
import { BoardCard } from './board-card.tsx';
import { boardChanges } from './board-data.ts';
import { NewTitle, TitleForm } from './new-title.tsx';
import type { Moving } from './use-moving.ts';

interface BoardColumnProps {
  readonly board: ShownBoard;
  readonly column: Column;
  readonly at: number;
  readonly moving: Moving;
  readonly isOver: (name: string, value: string | number) => boolean;
  readonly onOpen: (card: Card) => void;
}

/** A column: dragged by its handle, which is also its menu; the foot of it takes cards to the end. */
export function BoardColumn({ board, column, at, moving, isOver, onOpen }: BoardColumnProps) {
  const { t } = useTranslation();
  const add = useChange(boardChanges.addCard);
  const { element, handle } = useDragging('column', column.id);
  const inList = { boardId: board.id, listId: column.id };
  return (
    <Box
      ref={element}
      component="section"
      aria-label={column.title}
      data-column={column.id}
      sx={{ ...frame, borderColor: isOver('column', column.id) ? 'primary.main' : 'divider' }}
    >
      <ColumnHead board={board} column={column} at={at} moving={moving} handle={handle} />
      <Box component="ul" aria-label={t('samples.board.cardsOf', { name: column.title })} sx={cards}>
        {column.cardList.map((it) => (
          <BoardCard
            key={it.id}
            board={board}
            column={column}
            card={it}
            moving={moving}
            over={isOver('card', it.id)}
            onOpen={() => onOpen(it)}
          />
        ))}
      </Box>
      {column.cardList.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 1, py: 2 }}>
          {t('samples.board.noCards')}
        </Typography>
      )}
      <NewTitle
        text={t('samples.board.addCard')}
        name={t('samples.board.addCardTo', { name: column.title })}
        label={t('samples.board.cardTitle')}
        busy={add.busy}
        onTitle={(cardTitle, onDone) => add.send({ ...inList, cardTitle }, onDone)}
      />
    </Box>
  );
}

interface ColumnHeadProps extends Omit<BoardColumnProps, 'isOver' | 'onOpen'> {
  readonly handle: ReturnType<typeof useDragging>['handle'];
}

function ColumnHead({ board, column, at, moving, handle }: ColumnHeadProps) {
  const { t } = useTranslation();
  const rename = useChange(boardChanges.renameColumn);
  const removal = useRemoval(boardChanges.deleteColumn);
  const [renaming, setRenaming] = useState(false);
  const inList = { boardId: board.id, listId: column.id };
  const name = useRef<HTMLButtonElement>(null);
  // The field goes, and with it what had the focus.
  const closeField = () => {
    flushSync(() => setRenaming(false));
    name.current?.focus();
  };
  const ways = [
    { text: t('samples.board.rename'), go: () => setRenaming(true) },
    { text: t('samples.board.left'), go: at > 0 ? () => moving.column(column.id, at - 1) : undefined },
    {
      text: t('samples.board.right'),
      go: at < board.list.length - 1 ? () => moving.column(column.id, at + 1) : undefined,
    },
    {
      text: t('samples.board.deleteColumn'),
      go: () => removal.ask({ body: inList, said: t('samples.removed', { name: column.title }) }),
      danger: true,
    },
  ];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <MoveMenu label={t('samples.board.column', { name: column.title })} ways={ways} handle={handle} />
        <Typography component="h2" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          <ButtonBase ref={name} onClick={() => setRenaming(true)} sx={title}>
            {column.title}
          </ButtonBase>
        </Typography>
        <Typography color="textSecondary" sx={{ pr: 1 }}>
          {column.cardList.length}
        </Typography>
      </Box>
      {renaming && (
        <TitleForm
          label={t('samples.board.columnTitle')}
          submit={t('common.save')}
          initial={column.title}
          busy={rename.busy}
          onTitle={(listTitle) => rename.send({ ...inList, listTitle }, closeField)}
          onClose={closeField}
        />
      )}
      {removal.question}
    </>
  );
}

const frame = {
  flex: '0 0 auto',
  width: 'min(288px, 82vw)',
  scrollSnapAlign: 'start',
  display: 'grid',
  gap: 1,
  p: 1,
  border: '1px solid',
  borderRadius: 3,
  bgcolor: 'background.paper',
};
const cards = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
const title = {
  justifyContent: 'flex-start',
  textAlign: 'left',
  width: '100%',
  minHeight: 44,
  font: 'inherit',
  overflowWrap: 'anywhere',
};
