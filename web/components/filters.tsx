import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './dialogs/dialog-frame.tsx';

interface FiltersProps {
  /** How many of them narrow the list now. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Fields that narrow a list, in their place; on phones in a sheet behind a button, so that the list stays in sight. */
export function Filters({ count, children }: FiltersProps) {
  const { t } = useTranslation();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'end' }}
      >
        {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
      </Button>
      <DialogFrame
        open={open}
        sheet
        closedByVeil
        title={t('filters.open')}
        onClose={close}
        actions={
          <Button variant="contained" onClick={close}>
            {t('filters.show')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
      </DialogFrame>
    </>
  );
}
