import AttachFile from '@mui/icons-material/AttachFile';
import ChatBubbleOutlined from '@mui/icons-material/ChatBubbleOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Card, Column, ShownBoard } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { MoveMenu, type Way } from '../move-menu.tsx';
import { useDragging } from '../use-dragging.ts';
import { boardQueries } from './board-data.ts';
import { labelColour, ofIds } from './card-facts.ts';
import type { Moving } from './use-moving.ts';

interface BoardCardProps {
  readonly board: ShownBoard;
  readonly column: Column;
  readonly card: Card;
  readonly moving: Moving;
  /** Another is dragged over it. */
  readonly over: boolean;
  readonly onOpen: () => void;
}

/** A card: its cover, its labels, its title and who is on it. */
export function BoardCard({ board, column, card, moving, over, onOpen }: BoardCardProps) {
  const { t } = useTranslation();
  const { element } = useDragging('card', card.id);
  const menu = useRef<HTMLButtonElement>(null);
  const ways = useWays(board, column, card, moving);
  const arrived = moving.arrived === card.id;
  useEffect(() => {
    if (arrived) menu.current?.focus();
  }, [arrived]);
  const name = card.title ?? t('samples.untitled');
  return (
    <Box
      component="li"
      ref={element}
      data-card={card.id}
      sx={{ ...frame, borderColor: over ? 'primary.main' : 'divider' }}
    >
      {card.coverImage && <Box component="img" src={card.coverImage} alt="" draggable={false} sx={cover} />}
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <ButtonBase component="div" onClick={onOpen} sx={face}>
          <Labels card={card} />
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <CardFoot board={board} card={card} />
        </ButtonBase>
        <MoveMenu label={t('samples.board.card', { name })} ways={ways} handle={menu} />
      </Box>
    </Box>
  );
}

function Labels({ card }: { readonly card: Card }) {
  const { data: labels = [] } = useQuery(boardQueries.labels);
  const shown = ofIds(labels, card.labels);
  if (shown.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shown.map((it) => (
        <Box
          component="span"
          role="img"
          key={it.id}
          aria-label={it.title}
          title={it.title}
          sx={{ width: 32, height: 6, borderRadius: 1, bgcolor: labelColour(it) }}
        />
      ))}
    </Box>
  );
}

function CardFoot({ board, card }: { readonly board: ShownBoard; readonly card: Card }) {
  const { t } = useTranslation();
  const comments = card.comments?.length ?? 0;
  const files = card.attachments?.length ?? 0;
  const people = ofIds(board.members, card.members);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {comments > 0 && (
        <Count label={t('samples.board.commentCount', { count: comments })} count={comments}>
          <ChatBubbleOutlined sx={{ fontSize: 16 }} />
        </Count>
      )}
      {files > 0 && (
        <Count label={t('samples.board.fileCount', { count: files })} count={files}>
          <AttachFile sx={{ fontSize: 16 }} />
        </Count>
      )}
      <Box component="span" sx={{ display: 'flex', ml: 'auto', '& > * + *': { ml: '-6px' } }}>
        {people.slice(0, 4).map((it) => (
          <MemberAvatar key={it.id} name={it.name} photo={it.avatar} size={24} />
        ))}
      </Box>
    </Box>
  );
}

interface CountProps {
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Count({ label, count, children }: CountProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, color: 'text.secondary', fontSize: '0.8125rem' }}
    >
      {children}
      {count}
    </Box>
  );
}

/** Where the card can go by keys. */
function useWays(board: ShownBoard, { id, cardList }: Column, card: Card, moving: Moving): readonly Way[] {
  const { t } = useTranslation();
  const at = cardList.indexOf(card);
  const others = board.list.filter((it) => it.id !== id);
  return [
    { text: t('samples.board.up'), go: at > 0 ? () => moving.card(card.id, id, at - 1, true) : undefined },
    {
      text: t('samples.board.down'),
      go: at < cardList.length - 1 ? () => moving.card(card.id, id, at + 1, true) : undefined,
    },
    ...others.map((it) => ({
      key: it.id,
      text: t('samples.board.to', { name: it.title }),
      go: () => moving.card(card.id, it.id, it.cardList.length, true),
    })),
  ];
}

const frame = {
  border: '1px solid',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'background.default',
  cursor: 'grab',
};
const cover = { display: 'block', width: '100%', aspectRatio: '16 / 6', objectFit: 'cover' };
const face = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  p: 1,
  display: 'grid',
  gap: 0.75,
  justifyContent: 'stretch',
  justifyItems: 'stretch',
  textAlign: 'left',
};
