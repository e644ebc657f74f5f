import Reply from '@mui/icons-material/ReplyOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Message } from '@muster/domain/samples/inbox/inbox-contract.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../components/list-line.ts';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { sampleChanges } from '../sample-data.ts';
import { useChange } from '../use-change.ts';
import { useShowMoment } from '../use-show-moment.ts';
import { AttachmentList } from './attachment-list.tsx';
import type { Draft } from './compose-dialog.tsx';
import { harmless } from './harmless.ts';

interface MessageLineProps {
  readonly message: Message;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly onOpen: () => void;
  readonly onChoose: (on: boolean) => void;
  readonly onReply: (draft: Draft) => void;
}

/** A message: who, what and when; opened, its text. */
export function MessageLine({ message, open, chosen, onOpen, onChoose, onReply }: MessageLineProps) {
  const { t } = useTranslation();
  const showMoment = useShowMoment();
  const id = useId();
  const update = useChange(sampleChanges.updateMessage);
  const { sender, date, starred = false, to, attachments = [] } = message;
  const subject = message.subject || t('samples.inbox.noSubject');
  const who = to ? t('samples.inbox.toLine', { to }) : (sender?.name ?? '');
  return (
    <Box component="li" sx={ruled}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Checkbox
          checked={chosen}
          onChange={(_event, on) => onChoose(on)}
          slotProps={{ input: { 'aria-label': t('samples.inbox.choose', { subject }) } }}
        />
        <Checkbox
          icon={<StarBorder />}
          checkedIcon={<Star />}
          color="warning"
          checked={starred}
          onChange={(_event, on) => update.send({ ...message, starred: on })}
          slotProps={{ input: { 'aria-label': t('samples.inbox.star', { subject }) } }}
        />
        <ButtonBase aria-expanded={open} aria-controls={id} onClick={onOpen} sx={line}>
          <Box component="span" sx={{ flex: '1 1 140px', fontWeight: 600 }}>
            {who}
          </Box>
          <Box component="span" sx={{ flex: '3 1 180px', minWidth: 0 }}>
            {subject}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {showMoment(date)}
          </Typography>
        </ButtonBase>
      </Box>
      {open && (
        <Box id={id} sx={{ pl: { sm: 11 }, pb: 2, display: 'flex', gap: 2 }}>
          <MemberAvatar name={sender?.name ?? ''} photo={sender?.photo} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made harmless by DOMPurify. */}
            <Box sx={{ '& p': { mt: 0 } }} dangerouslySetInnerHTML={{ __html: harmless(message.message ?? '') }} />
            {attachments.length > 0 && <AttachmentList attachments={attachments} />}
            <Button
              variant="outlined"
              startIcon={<Reply />}
              onClick={() => onReply({ to: '', subject: t('samples.inbox.replyTo', { subject }) })}
            >
              {t('samples.inbox.reply')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

const line = {
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  px: 1,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontSize: '0.875rem',
};
