import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreferenceChange } from '../../../data/account/account.ts';
import { untilLoaded } from '../../../lib/loading/missing-parts.ts';
import { withPageWords } from '../../messages/messages.ts';

const OpenToolbar = lazy(() => untilLoaded(() => withPageWords(import('./open-toolbar.tsx'))));

interface ToolbarProps {
  readonly open: boolean;
  readonly onChoose: (change: PreferenceChange) => void;
}

/** The narrow bar at the right edge of a wide screen, or the round button that opens it. */
export function Toolbar({ open, onChoose }: ToolbarProps) {
  const { t } = useTranslation();
  if (open) {
    return (
      <Suspense>
        <OpenToolbar onChoose={onChoose} />
      </Suspense>
    );
  }
  return (
    <IconButton
      aria-label={t('shell.toolbar')}
      onClick={() => onChoose({ toolbar: 'open' })}
      sx={{
        position: 'fixed',
        right: 6,
        bottom: 50,
        zIndex: 'fab',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      <SettingsOutlined />
    </IconButton>
  );
}
