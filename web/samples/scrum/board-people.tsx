import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { sameId } from '@muster/domain/samples/entries.ts';
import type { ShownBoard } from '@muster/domain/samples/scrum/scrum-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { useChange } from '../use-change.ts';
import { boardChanges, boardQueries } from './board-data.ts';

const SHOWN = 6;

/** Who is on the board, and the way to change that. */
export function BoardPeople({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const more = board.members.length - SHOWN;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {board.members.length === 0 && <Typography color="textSecondary">{t('samples.board.nobody')}</Typography>}
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {board.members.slice(0, SHOWN).map((it) => (
          <Tooltip key={it.id} title={it.name}>
            <Box role="img" aria-label={it.name}>
              <MemberAvatar name={it.name} photo={it.avatar} size={36} />
            </Box>
          </Tooltip>
        ))}
      </Box>
      {more > 0 && <Typography color="textSecondary">{t('samples.board.more', { count: more })}</Typography>}
      <Button onClick={() => setOpen(true)}>{t('samples.board.people')}</Button>
      {open && <PeopleDialog board={board} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function PeopleDialog({ board, onClose }: { readonly board: ShownBoard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const people = useQuery(boardQueries.people);
  const add = useChange(boardChanges.addMember);
  const remove = useChange(boardChanges.deleteMember);
  const isOn = (id: string) => board.members.some((it) => sameId(it.id, id));
  return (
    <DialogFrame
      open
      title={t('samples.board.peopleOf')}
      onClose={onClose}
      closedByVeil
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Loaded query={people} skeleton={<ListSkeleton rows={6} height={44} />}>
        {(all) => (
          <Box role="group" aria-label={t('samples.board.peopleOf')} sx={{ display: 'grid' }}>
            {all.map((it) => (
              <FormControlLabel
                key={it.id}
                control={
                  <Checkbox
                    checked={isOn(it.id)}
                    onChange={(_event, on) => (on ? add : remove).send({ boardId: board.id, memberId: it.id })}
                  />
                }
                label={
                  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <MemberAvatar name={it.name} photo={it.avatar} size={28} />
                    {it.name}
                  </Box>
                }
              />
            ))}
          </Box>
        )}
      </Loaded>
    </DialogFrame>
  );
}
