import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Contact } from '@muster/domain/samples/chat/chat-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { ChatRoom } from './chat-room.tsx';
import { ContactList } from './contact-list.tsx';

/** People on one side, what was said on the other; on a phone one after the other. */
export default function ChatScreen() {
  const { t } = useTranslation();
  const recent = useQuery(sampleQueries.recentContacts);
  const others = useQuery(sampleQueries.otherContacts);
  const [contact, setContact] = useState<Contact | undefined>();
  return (
    <SampleFrame title={t('samples.pages.chat')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: { xs: contact ? 'none' : 'block', md: 'block' } }}>
          <Panel title={t('samples.chat.people')}>
            <Typography variant="h3">{t('samples.chat.recent')}</Typography>
            <ContactList name={t('samples.chat.recent')} query={recent} chosen={contact?.id} onChoose={setContact} />
            <Typography variant="h3" sx={{ mt: 2 }}>
              {t('samples.chat.everybody')}
            </Typography>
            <ContactList name={t('samples.chat.everybody')} query={others} chosen={contact?.id} onChoose={setContact} />
          </Panel>
        </Box>
        {contact ? (
          <ChatRoom key={contact.id} contact={contact} onBack={() => setContact(undefined)} />
        ) : (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Panel title={t('samples.pages.chat')}>
              <EmptyState text={t('samples.chat.pick')} />
            </Panel>
          </Box>
        )}
      </Box>
    </SampleFrame>
  );
}
