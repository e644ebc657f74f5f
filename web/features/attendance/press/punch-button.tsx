import Login from '@mui/icons-material/LoginOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LOW_SCREEN } from '../../../lib/look/low-screen.ts';
import type { PunchAction } from './use-punch-action.ts';

interface PunchButtonProps {
  readonly action: PunchAction;
  /** The bar of the Today strip, as wide as it may be, in place of the round one. */
  readonly wide?: boolean;
}

const Round = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    // With the letters, as far as the screen has room.
    width: 'min(11.5rem, 264px, 100vw - 88px)',
    aspectRatio: '1',
    containerType: 'inline-size',
    borderRadius: '50%',
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    textAlign: 'center',
    fontSize: '1.375rem',
    fontWeight: 600,
    background: palette.primary.main,
    color: palette.primary.contrastText,
    boxShadow: `0 0 0 10px color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
    transition: 'box-shadow 150ms',
    [LOW_SCREEN]: { width: 'min(10.25rem, 200px, 100vw - 88px)' },
    '&:hover': { boxShadow: `0 0 0 14px color-mix(in srgb, ${palette.primary.main} 20%, transparent)` },
    '&[data-next="out"]': {
      background: palette.text.primary,
      color: palette.background.paper,
      boxShadow: `0 0 0 10px color-mix(in srgb, ${palette.text.primary} 12%, transparent)`,
    },
    '&[data-wide]': {
      width: '100%',
      aspectRatio: 'auto',
      minHeight: 64,
      padding: '8px 16px',
      borderRadius: 32,
      flexDirection: 'row',
      boxShadow: 'none',
      '&:hover': { boxShadow: `0 0 0 4px color-mix(in srgb, currentColor 20%, transparent)` },
      '&.Mui-focusVisible': { outlineOffset: 3 },
    },
    '&[aria-disabled="true"]': { opacity: 0.85, cursor: 'default' },
    '&[data-closed]': { background: palette.divider, color: palette.text.secondary, boxShadow: 'none' },
    '&[aria-busy="true"]': { fontSize: '1rem' },
    '&.Mui-focusVisible': { outline: `4px solid ${palette.primary.main}`, outlineOffset: 14 },
  };
});

const Words = styled('span')({
  fontSize: 'min(1em, 17cqi)',
  lineHeight: 1.3,
  // Its words are longer: as large as the others they would touch the edge of the round.
  '&:lang(my)': { fontSize: 'min(1em, 14cqi)' },
});

/** The one button; it says which of the two it will do. */
export function PunchButton({ action, wide = false }: PunchButtonProps) {
  const { t } = useTranslation();
  const { next, working, paused, startson, press } = action;
  const rests = paused || startson !== undefined;
  const Icon = next === 'in' ? Login : Logout;
  return (
    // Not `disabled`: a button that loses the keyboard while it works cannot get it back after the dialog.
    <Round
      data-next={next}
      data-wide={wide || undefined}
      data-closed={startson !== undefined || undefined}
      aria-disabled={working !== undefined || rests}
      aria-busy={working !== undefined}
      onClick={working || rests ? undefined : press}
    >
      {working ? (
        <CircularProgress color="inherit" size={wide ? 24 : 36} aria-hidden />
      ) : (
        <Icon sx={{ fontSize: wide ? 28 : 'min(44px, 24cqi)' }} />
      )}
      <Words>{working ? t(`attendance.working.${working}`) : t(`attendance.${next}`)}</Words>
    </Round>
  );
}
