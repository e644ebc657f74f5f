import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { SideNavigation } from './side-navigation.tsx';

interface SideDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** As wide as beside the page, wider where the letters are large. */
const width = 'min(16.25rem, 88vw)';

/** The navigation over the page, on narrow screens. */
export default function SideDrawer({ open, onClose }: SideDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width }, 'aria-label': t('shell.navigation') },
        backdrop: { sx: { bgcolor: 'rgb(0 0 0 / 54%)' } },
      }}
    >
      <SideNavigation compact={false} onNavigate={onClose} />
    </Drawer>
  );
}
