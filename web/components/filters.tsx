import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLowScreen } from '../lib/look/low-screen.ts';
import { DialogFrame } from './dialogs/dialog-frame.tsx';
import { unseen } from './unseen.ts';

/** Whether fields over a list would push it off the screen: on phones, also on their side. */
export function useFiltersAside(): boolean {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const low = useLowScreen();
  return phone || low;
}

/**
 * A search and its filters: on phones its field beside their button, or above it where letters are so large that too little
 * of the field would be left; elsewhere as the caller lays them out.
 */
export const searchBeside = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gap: 2,
  '& > :not(button)': { flex: '1 1 8.75rem', minWidth: 0 },
};

/** Fields of a list that stand beside each other, beneath each other where letters are so large that their words would break. */
export const fieldsBeside = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 2,
  '& > *': { flex: '1 1 8.75rem', minWidth: 0, maxWidth: { sm: 260 } },
};

interface FoundProps {
  /** Whether anything narrows the list now. */
  readonly asked: boolean;
  /** By what: what something else leaves is read out too where it is as many. */
  readonly by: unknown;
  /** How many are shown, once that is known. */
  readonly count: number | undefined;
  readonly more?: boolean | undefined;
  /** What is shown is of what was asked before. */
  readonly before?: boolean;
}

/**
 * What a search has left of a list, for those who do not see the list. It stands beside the list from the beginning and
 * whatever is shown there: only what changes in it is read out.
 */
export function Found({ asked, by, count, more = false, before = false }: FoundProps) {
  const { t } = useTranslation();
  const text = count === 0 ? t('filters.none') : t(more ? 'filters.more' : 'filters.found', { count: count ?? 0 });
  return (
    <Box role="status" sx={unseen}>
      {asked && !before && count !== undefined && <span key={JSON.stringify(by)}>{text}</span>}
    </Box>
  );
}

interface FilterButtonProps extends Omit<ButtonProps, 'variant' | 'startIcon' | 'children'> {
  /** How many fields narrow the list now. */
  readonly count: number;
}

export function FilterButton({ count, ...button }: FilterButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...button} variant="outlined" startIcon={<FilterList />}>
      {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
    </Button>
  );
}

interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FilterSheet({ open, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      open={open}
      sheet
      closedByVeil
      title={t('filters.open')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('filters.show')}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}

interface FiltersProps {
  /** How many of them narrow the list now. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Fields that narrow a list, in their place; where they would push it off the screen, in a sheet behind a button. */
export function Filters({ count, children }: FiltersProps) {
  const aside = useFiltersAside();
  const [open, setOpen] = useState(false);
  if (!aside) return children;
  return (
    <>
      <FilterButton count={count} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ alignSelf: 'end' }} />
      <FilterSheet open={open} onClose={() => setOpen(false)}>
        <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
      </FilterSheet>
    </>
  );
}
