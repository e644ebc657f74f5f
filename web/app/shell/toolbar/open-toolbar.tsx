import Close from '@mui/icons-material/CloseOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreferenceChange } from '../../../data/account/account.ts';
import { Customiser } from '../../../features/account/look/customiser.tsx';
import { lookChoices } from '../../../lib/look/look-choices.ts';
import { SampleToolsWhereShown } from '../../../samples/tools-where-shown.tsx';
import { barLook } from '../bar-look.ts';
import { TOOLBAR_WIDTH } from '../sidebar-mode.ts';

/** The way to the look of Muster, and where the company shows samples to their cart and their chat. */
export default function OpenToolbar({ onChoose }: { readonly onChoose: (change: PreferenceChange) => void }) {
  const { t } = useTranslation();
  const look = lookChoices.sidebartheme.useChosen();
  const [customising, setCustomising] = useState(false);
  return (
    <Box
      component="aside"
      aria-label={t('shell.toolbar')}
      sx={(theme) => ({
        ...barLook(look)(theme),
        position: 'fixed',
        top: 0,
        bottom: 0,
        right: 0,
        width: TOOLBAR_WIDTH,
        boxShadow: 'inset 1px 0 color-mix(in srgb, var(--bar-text) 12%, transparent)',
        zIndex: 'appBar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        '& .MuiIconButton-root': { color: 'inherit' },
      })}
    >
      <IconButton aria-label={t('look.closeToolbar')} autoFocus onClick={() => onChoose({ toolbar: 'closed' })}>
        <Close />
      </IconButton>
      <Box sx={{ flex: 1 }} />
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setCustomising(true)}
        sx={{ writingMode: 'vertical-rl', gap: 1, px: 1.5, py: 2, borderRadius: 2, fontWeight: 600, minWidth: 44 }}
      >
        <Palette sx={{ fontSize: 20, transform: 'rotate(90deg)' }} />
        {t('look.open')}
      </ButtonBase>
      <SampleToolsWhereShown />
      <Box sx={{ flex: 1 }} />
      <Customiser open={customising} onClose={() => setCustomising(false)} onChoose={onChoose} />
    </Box>
  );
}
