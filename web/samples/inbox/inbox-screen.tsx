import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Message } from '@muster/domain/samples/inbox/inbox-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/form/select-field.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { ComposeDialog, type Draft } from './compose-dialog.tsx';
import { type Folder, folders, isIn } from './folders.ts';
import { InboxBar } from './inbox-bar.tsx';
import { MessageLine } from './message-line.tsx';

/** Messages in folders, one of them open at a time. */
export default function InboxScreen() {
  const { t } = useTranslation();
  const messages = useQuery(sampleQueries.messages);
  const [folder, setFolder] = useState<Folder>('inbox');
  const [draft, setDraft] = useState<Draft | undefined>();
  return (
    <SampleFrame
      title={t('samples.pages.inbox')}
      action={
        <Button variant="contained" startIcon={<EditOutlined />} onClick={() => setDraft({ to: '', subject: '' })}>
          {t('samples.inbox.compose')}
        </Button>
      }
    >
      <Panel title={t(`samples.inbox.folders.${folder}`)}>
        <Box sx={{ maxWidth: 280, mb: 2 }}>
          <SelectField
            name="folder"
            label={t('samples.inbox.folder')}
            value={folder}
            options={folders.map((it) => ({ value: it, text: t(`samples.inbox.folders.${it}`) }))}
            onChange={(it) => setFolder(it as Folder)}
          />
        </Box>
        <Loaded query={messages} skeleton={<ListSkeleton rows={6} height={56} />}>
          {(all) => (
            <FolderList
              key={folder}
              folder={folder}
              messages={all.filter((it) => isIn(folder, it))}
              onReply={setDraft}
            />
          )}
        </Loaded>
      </Panel>
      {draft && <ComposeDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </SampleFrame>
  );
}

interface FolderListProps {
  readonly folder: Folder;
  readonly messages: readonly Message[];
  readonly onReply: (draft: Draft) => void;
}

function FolderList({ folder, messages, onReply }: FolderListProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Message['id']>();
  const [ids, setIds] = useState<readonly Message['id'][]>([]);
  const chosen = messages.filter((it) => ids.includes(it.id));
  if (messages.length === 0) return <EmptyState text={t('samples.none')} />;
  return (
    <>
      <InboxBar
        folder={folder}
        chosen={chosen}
        all={chosen.length === messages.length}
        onAll={(on) => setIds(on ? messages.map((it) => it.id) : [])}
        onDone={() => setIds([])}
      />
      <Box component="ul" aria-label={t(`samples.inbox.folders.${folder}`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {messages.map((it) => (
          <MessageLine
            key={it.id}
            message={it}
            open={open === it.id}
            chosen={ids.includes(it.id)}
            onOpen={() => setOpen(open === it.id ? undefined : it.id)}
            onChoose={(on) => setIds(on ? [...ids, it.id] : ids.filter((id) => id !== it.id))}
            onReply={onReply}
          />
        ))}
      </Box>
    </>
  );
}
