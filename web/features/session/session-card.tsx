import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLinks } from '../../components/language-links.tsx';
import { MusterMark } from '../../components/page/muster-mark.tsx';
import { useTitle } from '../../components/page/use-title.ts';
import { SessionPicture } from './session-picture.tsx';

interface SessionCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The card of the pages before the sign-in: a picture at the left, the form at the right, stacked on phones. */
export function SessionCard({ title, lead, children }: SessionCardProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', bgcolor: '#1a2038', display: 'grid', placeItems: 'center', p: { xs: 1.5, sm: 3 } }}
    >
      <Paper
        elevation={0}
        sx={{
          width: '100%',
          maxWidth: 800,
          borderRadius: '12px',
          overflow: 'hidden',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '5fr 7fr' },
        }}
      >
        <Box
          sx={(theme) => ({
            bgcolor: '#eef3fb',
            color: '#222a45',
            p: { xs: 2, sm: 4 },
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            gap: 2,
            ...theme.applyStyles('dark', { backgroundColor: '#222a45', color: '#fff' }),
          })}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <MusterMark size={40} />
            <Box>
              <Typography sx={{ fontSize: 20, fontWeight: 700, lineHeight: 1.2 }}>{t('shell.product')}</Typography>
              <Typography variant="body2">{t('shell.tagline')}</Typography>
            </Box>
          </Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <SessionPicture />
          </Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Typography sx={{ fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.35 }}>
              {t('session.welcome')}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('session.welcomeText')}
            </Typography>
          </Box>
        </Box>
        <Box sx={{ p: { xs: 2, sm: 4 }, display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          <Box>
            <Typography variant="h1">{title}</Typography>
            {lead && (
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {lead}
              </Typography>
            )}
          </Box>
          {children}
          <LanguageLinks />
        </Box>
      </Paper>
    </Box>
  );
}
