import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { LookChooser } from '../../../components/look-chooser.tsx';
import type { PreferenceChange } from '../../../data/account/account.ts';
import { BarColours } from './bar-colours.tsx';
import { PresetChooser } from './preset-chooser.tsx';

interface CustomiserProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (change: PreferenceChange) => void;
}

const tabs = ['presets', 'own'] as const;

/** The look of Muster beside the page that it changes: ready-made, or each part by itself. */
export function Customiser({ open, onClose, onChoose }: CustomiserProps) {
  const { t } = useTranslation();
  const id = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>('presets');
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 320, maxWidth: '100vw' }, role: 'dialog', 'aria-labelledby': `${id}-title` },
        backdrop: { invisible: true },
      }}
    >
      <Box sx={{ height: 64, flex: 'none', display: 'flex', alignItems: 'center', pl: 2, pr: 1 }}>
        <Typography id={`${id}-title`} variant="h2" sx={{ flex: 1 }}>
          {t('look.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <Tabs value={tab} onChange={(_event, next) => setTab(next)} variant="fullWidth" aria-label={t('look.title')}>
        {tabs.map((it) => (
          <Tab key={it} value={it} id={`${id}-${it}`} aria-controls={`${id}-panel`} label={t(`look.tabs.${it}`)} />
        ))}
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        sx={{ flex: 1, overflowY: 'auto', p: 2, display: 'grid', gap: 3, alignContent: 'start' }}
      >
        {tab === 'presets' ? (
          <PresetChooser onChoose={onChoose} />
        ) : (
          <>
            <LookChooser onChoose={onChoose} />
            <BarColours onChoose={onChoose} />
            <Typography variant="body2" color="textSecondary">
              {t('look.kept')}{' '}
              <Link component={RouterLink} to="/dashboard/member-setting" onClick={onClose}>
                {t('members.settings.title')}
              </Link>
            </Typography>
          </>
        )}
      </Box>
    </Drawer>
  );
}
