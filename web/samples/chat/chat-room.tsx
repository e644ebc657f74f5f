import ArrowBack from '@mui/icons-material/ArrowBack';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Contact, ShownText } from '@muster/domain/samples/chat/chat-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { CHAT_USER, sampleChanges, sampleQueries } from '../sample-data.ts';
import { useChange } from '../use-change.ts';
import { useShowMoment } from '../use-show-moment.ts';

interface ChatRoomProps {
  readonly contact: Contact;
  readonly onBack: () => void;
}

const ANSWERS = ['first', 'second', 'third'] as const;
const ANSWER_MS = 750;

/** What was said with somebody. They answer by a script, through the same call. */
export function ChatRoom({ contact, onBack }: ChatRoomProps) {
  const { t } = useTranslation();
  const room = useQuery(sampleQueries.room(contact.id));
  const add = useChange(sampleChanges.addChatText);
  const [typed, setTyped] = useState('');
  const answers = useRef(0);
  const chatId = room.data?.chatId;
  const answer = () => {
    const which = ANSWERS[answers.current % ANSWERS.length] ?? 'first';
    answers.current += 1;
    if (chatId) add.send({ chatId, contactId: contact.id, text: t(`samples.chat.answers.${which}`), time: Date.now() });
  };
  const send = () => {
    const text = typed.trim();
    if (!text || !chatId || add.busy) return;
    add.send({ chatId, contactId: CHAT_USER, text, time: Date.now() }, () => {
      setTyped((now) => (now.trim() === text ? '' : now));
      setTimeout(answer, ANSWER_MS);
    });
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <Panel
      title={contact.name}
      lead={t(`samples.chat.${contact.status}`)}
      action={
        <IconButton aria-label={t('samples.chat.back')} onClick={onBack}>
          <ArrowBack className="toward" />
        </IconButton>
      }
    >
      <Loaded query={room} skeleton={<ListSkeleton rows={4} height={48} />}>
        {(it) => <Said texts={it?.messageList ?? []} contact={contact} />}
      </Loaded>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 2 }} onKeyDown={key}>
        <Box sx={{ flex: 1 }}>
          <FormField
            name="text"
            label={t('samples.chat.say')}
            hint={t('samples.chat.hint')}
            value={typed}
            onChange={setTyped}
            multiline
          />
        </Box>
        <IconButton
          color="primary"
          aria-label={t('samples.chat.send')}
          disabled={!typed.trim() || !chatId}
          onClick={send}
          sx={{ mt: 3.5 }}
        >
          <SendOutlined />
        </IconButton>
      </Box>
    </Panel>
  );
}

function Said({ texts, contact }: { readonly texts: readonly ShownText[]; readonly contact: Contact }) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const count = texts.length;
  useEffect(() => {
    if (count > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [count]);
  if (count === 0) return <EmptyState text={t('samples.chat.begin')} />;
  return (
    <Box
      ref={end}
      role="log"
      tabIndex={0}
      aria-label={t('samples.chat.log', { name: contact.name })}
      sx={{ maxHeight: 380, overflowY: 'auto', display: 'grid', gap: 1 }}
    >
      {texts.map((it, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said has no id, and only grows at its end.
        <Bubble key={index} said={it} />
      ))}
    </Box>
  );
}

function Bubble({ said }: { readonly said: ShownText }) {
  const showMoment = useShowMoment();
  const own = said.contactId === CHAT_USER;
  return (
    <Box sx={{ ...turn, ...(own ? ownTurn : {}) }}>
      <MemberAvatar name={said.name ?? ''} photo={said.avatar} size={32} />
      <Box sx={{ ...bubble, ...(own ? ownBubble : {}) }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {said.name}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{said.text}</Typography>
        <Typography variant="body2">{showMoment(said.time)}</Typography>
      </Box>
    </Box>
  );
}

const turn = { display: 'flex', alignItems: 'end', gap: 1, justifySelf: 'start', maxWidth: '85%' };
const ownTurn = { justifySelf: 'end', flexDirection: 'row-reverse' };
const bubble = { minWidth: 0, px: 1.5, py: 1, borderRadius: 3, bgcolor: 'action.hover', overflowWrap: 'anywhere' };
const ownBubble = { bgcolor: 'primary.main', color: 'primary.contrastText' };
