import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { showMonth } from '../../../lib/time/show-time.ts';
import { LandscapePaper } from '../grid/landscape-paper.tsx';
import type { GroupFilters } from './group-filters.tsx';

interface GroupPaperProps {
  readonly month: Day;
  readonly filters: GroupFilters;
}

/** What paper needs beside the grid: to lie across, and to say which month it is, and of whom. */
export function GroupPaper({ month, filters: { groupno, show, search } }: GroupPaperProps) {
  const { t, i18n } = useTranslation();
  const whose = [groupno || t('filters.allGroups'), show !== 'all' && t(`summary.group.filters.${show}`), search];
  return <LandscapePaper words={[showMonth(month, i18n.language), ...whose]} />;
}

/** The cells of the grid on paper: a month of them side by side, in their colours, the sums once at the end. */
export const cellsOnPaper = {
  '@media print': {
    fontSize: '0.625rem',
    '& th, & td': { minWidth: 0 },
    '& th > span': { fontSize: 'inherit' },
    '& tr > th:first-of-type': { px: 0.5, minWidth: 88 },
    '& td:nth-last-of-type(-n+3), & thead th:nth-last-of-type(-n+3)': { minWidth: 32, whiteSpace: 'normal' },
    '& thead th, & tfoot th, & tfoot td': { py: 0.5, px: 0 },
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& tbody tr': { contentVisibility: 'visible' },
    '& th[aria-current] > span': { minWidth: 0, height: 'auto', px: 0.5, printColorAdjust: 'exact' },
    '& button': { minWidth: 0, height: 22, color: '#000' },
    '& td': { printColorAdjust: 'exact' },
  },
};
