import { addMessage } from '@muster/domain/samples/inbox/inbox-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { newKey } from '../../lib/api/new-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sampleChanges } from '../sample-data.ts';
import { type Attachment, AttachmentsField } from './attachments-field.tsx';
import { RichTextField } from './rich-text-field.tsx';

export interface Draft {
  readonly to: string;
  readonly subject: string;
}

interface ComposeDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
}

export function ComposeDialog({ draft, onClose }: ComposeDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(sampleChanges.addMessage);
  const form = useForm({
    contract: addMessage,
    initial: { ...draft, text: '', attachments: [] as readonly Attachment[] },
    required: ['to', 'subject'],
    check: ({ to }) =>
      to.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(to.trim()) ? {} : { to: t('samples.inbox.emailWrong') },
    toBody: ({ to, subject, text, attachments }) => ({
      id: newKey(),
      sender: { name: t('samples.inbox.me') },
      date: Date.now(),
      selected: false,
      folder: 'sent',
      to: to.trim(),
      subject,
      message: text,
      attachments: [...attachments],
    }),
    send: async (body) => {
      await add.mutateAsync(body);
      say(t('samples.inbox.sent'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={t('samples.inbox.compose')}
      submit={t('samples.inbox.send')}
      onClose={onClose}
    >
      <FormField {...form.field('to')} label={t('samples.inbox.to')} autoFocus inputProps={{ inputMode: 'email' }} />
      <FormField {...form.field('subject')} label={t('samples.inbox.subject')} />
      <RichTextField {...form.field('text')} label={t('samples.inbox.message')} optional />
      <AttachmentsField value={form.values.attachments} onChange={form.field('attachments').onChange} />
    </FormDialog>
  );
}
