import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { SideNavigation } from './side-navigation.tsx';
import { WIDTHS } from './sidebar-mode.ts';

interface SideDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation over the page, on narrow screens. */
export default function SideDrawer({ open, onClose }: SideDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: WIDTHS.full }, 'aria-label': t('shell.navigation') },
        backdrop: { sx: { bgcolor: 'rgb(0 0 0 / 54%)' } },
      }}
    >
      <SideNavigation compact={false} onNavigate={onClose} />
    </Drawer>
  );
}
