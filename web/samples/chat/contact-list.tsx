import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Contact, RecentContact } from '@muster/domain/samples/chat/chat-contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { useShowMoment } from '../use-show-moment.ts';

interface ContactListProps {
  readonly name: string;
  readonly query: UseQueryResult<readonly (Contact | RecentContact)[]>;
  readonly chosen: string | undefined;
  readonly onChoose: (contact: Contact) => void;
}

export function ContactList({ name, query, chosen, onChoose }: ContactListProps) {
  const { t } = useTranslation();
  const showMoment = useShowMoment();
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={3} height={48} />}>
      {(contacts) => (
        <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {contacts.map((it) => (
            <li key={it.id}>
              <ButtonBase
                aria-pressed={chosen === it.id}
                onClick={() => onChoose(it)}
                sx={{ ...entry, bgcolor: chosen === it.id ? 'action.selected' : undefined }}
              >
                <MemberAvatar
                  name={it.name}
                  photo={it.avatar}
                  dotLabel={t(`samples.chat.${it.status}`)}
                  online={it.status === 'online'}
                />
                <span>
                  {it.name}
                  {'lastChatTime' in it && (
                    <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                      {showMoment(it.lastChatTime)}
                    </Typography>
                  )}
                </span>
                {'unread' in it && it.unread > 0 && (
                  <Chip size="small" color="primary" label={it.unread} sx={{ ml: 'auto' }} />
                )}
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Loaded>
  );
}

const entry = {
  width: '100%',
  minHeight: 56,
  gap: 1.5,
  px: 1,
  borderRadius: 2,
  justifyContent: 'flex-start',
  fontSize: '0.9375rem',
  textAlign: 'left',
} as const;
