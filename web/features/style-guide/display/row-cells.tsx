import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import { showDay } from '@muster/domain/calendar/day.ts';
import { localeOf } from '@muster/domain/messages/languages.ts';
import { useTranslation } from 'react-i18next';
import type { TableRowFacts } from './table-rows.ts';

const colours = { paid: 'success', open: 'primary', late: 'error' } as const;
const columns = ['name', 'company', 'date', 'status', 'amount'] as const;

/** The headings of both tables. */
export function HeadCells() {
  const { t } = useTranslation();
  return columns.map((it) => (
    <TableCell key={it} {...(it === 'amount' ? { align: 'right' } : {})}>
      {t(`styleGuide.table.${it}`)}
    </TableCell>
  ));
}

/** What a row of both tables says. */
export function RowCells({ row }: { readonly row: TableRowFacts }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <TableCell component="th" scope="row">
        {t(`styleGuide.table.people.${row.person}`)}
      </TableCell>
      <TableCell>{t(`styleGuide.table.companies.${row.company}`)}</TableCell>
      <TableCell>{showDay(row.date)}</TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={colours[row.status]}
          label={t(`styleGuide.table.statuses.${row.status}`)}
        />
      </TableCell>
      <TableCell align="right">{row.amount.toLocaleString(localeOf(i18n.language))}</TableCell>
    </>
  );
}
