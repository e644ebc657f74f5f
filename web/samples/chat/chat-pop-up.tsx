import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../components/member-avatar.tsx';

const ANSWER_MS = 2000;

interface Said {
  readonly own: boolean;
  readonly text: string;
}

/** A small chat over whatever page is open. It goes nowhere: a friend answers by themselves. */
export function ChatPopUp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const friend = t('samples.chat.friend');
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [typed, setTyped] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const waits = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => waits.current.forEach(clearTimeout), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is the event.
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [said]);
  const add = (own: boolean, text: string) => setSaid((before) => [...before, { own, text }]);
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === 'Escape') onClose();
    if (key.key !== 'Enter' || key.shiftKey || key.nativeEvent.isComposing) return;
    key.preventDefault();
    if (!typed.trim()) return;
    add(true, typed.trim());
    setTyped('');
    waits.current.push(setTimeout(() => add(false, t('samples.chat.friendly')), ANSWER_MS));
  };
  return (
    <Portal>
      <Card
        role="dialog"
        lang="en"
        aria-label={t('samples.chat.popUp', { name: friend })}
        onKeyDown={onKeyDown}
        sx={popUp}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
          <MemberAvatar name={friend} dotLabel={t('samples.chat.online')} />
          <Box sx={{ flex: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{friend}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('samples.chat.active')}
            </Typography>
          </Box>
          <IconButton aria-label={t('common.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <Box
          ref={end}
          role="log"
          tabIndex={0}
          aria-label={t('samples.chat.log', { name: friend })}
          sx={{ flex: 1, overflowY: 'auto', p: 1.5, display: 'grid', gap: 1, alignContent: 'start' }}
        >
          <Bubble own={false} text={t('samples.chat.opening.hello')} />
          <Bubble own text={t('samples.chat.opening.no')} />
          <Bubble own={false} text={t('samples.chat.opening.yes')} />
          <Evening label={t('samples.chat.picture')} />
          <Bubble own={false} text={t('samples.chat.opening.meet')} />
          {said.map((it, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said only grows at its end.
            <Bubble key={at} {...it} />
          ))}
        </Box>
        <Box sx={{ p: 1.5 }}>
          <OutlinedInput
            autoFocus
            fullWidth
            multiline
            maxRows={4}
            size="small"
            value={typed}
            placeholder={t('samples.chat.say')}
            inputProps={{ 'aria-label': t('samples.chat.say'), maxLength: 500 }}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
      </Card>
    </Portal>
  );
}

function Bubble({ own, text }: Said) {
  return (
    <Box
      sx={{
        justifySelf: own ? 'end' : 'start',
        maxWidth: '85%',
        px: 1.5,
        py: 1,
        borderRadius: 3,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        bgcolor: own ? 'primary.main' : 'action.hover',
        color: own ? 'primary.contrastText' : undefined,
      }}
    >
      {text}
    </Box>
  );
}

function Evening({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 200 110" width="80%" role="img" aria-label={label} style={{ borderRadius: 12 }}>
      <rect width="200" height="110" fill="#2f3a73" />
      <rect y="45" width="200" height="65" fill="#c9667a" opacity="0.55" />
      <circle cx="140" cy="62" r="17" fill="#ffc46b" />
      <path d="M0 78h34v-16h18v16h26V54h22v24h40v-10h22v10h38v32H0z" fill="#1a2038" />
      <path d="M0 96h200M14 84v12M44 84v12M74 84v12M104 84v12M134 84v12M164 84v12M194 84v12" stroke="#8c93b8" />
    </svg>
  );
}

const popUp = {
  position: 'fixed',
  right: 66,
  bottom: 0,
  top: 80,
  width: 360,
  maxHeight: 620,
  mt: 'auto',
  zIndex: 'appBar',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: '12px 12px 0 0',
  boxShadow: 8,
} as const;
