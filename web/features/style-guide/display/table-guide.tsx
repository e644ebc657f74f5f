import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Specimen } from '../specimen.tsx';
import { HeadCells, RowCells } from './row-cells.tsx';
import { type TableRowFacts, tableRows } from './table-rows.ts';

export default function TableGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="table">
      <Specimen
        wide
        title={t('styleGuide.table.simple')}
        lead={t('styleGuide.table.simpleLead')}
        made={['TableContainer', 'Table', 'EmptyState']}
      >
        <SimpleTable />
      </Specimen>
      <Specimen
        wide
        title={t('styleGuide.table.paged')}
        lead={t('styleGuide.table.pagedLead')}
        made={['Table', 'TablePagination']}
      >
        <PagedTable />
      </Specimen>
    </GuideFrame>
  );
}

/** Scrolls by itself where it is too wide, by keys too. */
const scrolling = { tabIndex: 0, role: 'region' } as const;

function SimpleTable() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [rows, setRows] = useState<readonly TableRowFacts[]>(tableRows.slice(0, 6));
  const remove = (row: TableRowFacts) => {
    setRows(rows.filter((it) => it !== row));
    say(t('styleGuide.table.removed', { name: t(`styleGuide.table.people.${row.person}`) }));
  };
  if (rows.length === 0) {
    return (
      <EmptyState text={t('styleGuide.table.none')}>
        <Button variant="outlined" onClick={() => setRows(tableRows.slice(0, 6))}>
          {t('styleGuide.table.putBack')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <TableContainer {...scrolling} aria-label={t('styleGuide.table.simple')}>
      <Table aria-label={t('styleGuide.table.simple')}>
        <TableHead>
          <TableRow>
            <HeadCells />
            <TableCell align="right">{t('styleGuide.table.action')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <RowCells row={row} />
              <TableCell align="right">
                <IconButton
                  aria-label={t('styleGuide.table.remove', { name: t(`styleGuide.table.people.${row.person}`) })}
                  onClick={() => remove(row)}
                >
                  <DeleteOutlined />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function PagedTable() {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);
  return (
    <>
      <TableContainer {...scrolling} aria-label={t('styleGuide.table.paged')}>
        <Table aria-label={t('styleGuide.table.paged')}>
          <TableHead>
            <TableRow>
              <HeadCells />
            </TableRow>
          </TableHead>
          <TableBody>
            {tableRows.slice(page * size, (page + 1) * size).map((row) => (
              <TableRow key={row.id}>
                <RowCells row={row} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={tableRows.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={[5, 10, 25]}
        labelRowsPerPage={t('styleGuide.table.rowsPerPage')}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </>
  );
}
