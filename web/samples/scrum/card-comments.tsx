import SendOutlined from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { entryOf } from '@muster/domain/samples/entries.ts';
import type { Card } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { listLine } from '../../components/list-line.ts';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { useShowMoment } from '../use-show-moment.ts';
import { boardQueries } from './board-data.ts';

interface CardCommentsProps {
  readonly comments: NonNullable<Card['comments']>;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onAdd: () => void;
}

/** What was said about a card; Enter adds a comment. */
export function CardComments({ comments, typed, onTyped, onAdd }: CardCommentsProps) {
  const { t } = useTranslation();
  const showMoment = useShowMoment();
  const { data: people = [] } = useQuery(boardQueries.people);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim()) onAdd();
  };
  return (
    <Box>
      <Typography sx={{ fontWeight: 500 }}>{t('samples.board.comments')}</Typography>
      {comments.length === 0 && <Typography color="textSecondary">{t('samples.board.noComments')}</Typography>}
      <Box component="ul" aria-label={t('samples.board.comments')} sx={{ listStyle: 'none', m: 0, p: 0, mb: 1 }}>
        {comments.map((it, at) => {
          const author = entryOf(people, it.uid);
          const name = author?.name ?? t('samples.board.somebody');
          return (
            <Box component="li" key={it.id ?? at} sx={{ ...listLine, flexWrap: 'nowrap', py: 1 }}>
              <MemberAvatar name={name} photo={author?.avatar} size={32} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2" color="textSecondary">
                  {name} · {showMoment(it.time)}
                </Typography>
                {it.text}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }} onKeyDown={onKeyDown}>
        <Box sx={{ flex: 1 }}>
          <FormField name="comment" label={t('samples.board.comment')} value={typed} onChange={onTyped} />
        </Box>
        <IconButton color="primary" aria-label={t('samples.board.send')} disabled={!typed.trim()} onClick={onAdd}>
          <SendOutlined />
        </IconButton>
      </Box>
    </Box>
  );
}
