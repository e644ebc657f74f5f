import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { localeOf } from '@muster/domain/messages/languages.ts';
import type { SampleUser } from '@muster/domain/samples/users/sample-users-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../components/dialogs/use-removal.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleChanges, sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { UserDialog } from './user-dialog.tsx';

/** A table of people, page by page. */
export default function UserScreen() {
  const { t } = useTranslation();
  const users = useQuery(sampleQueries.users);
  const removal = useRemoval(sampleChanges.deleteUser);
  const [edited, setEdited] = useState<SampleUser | 'new' | undefined>();
  const onRemove = ({ id = '', name = '' }: SampleUser) =>
    removal.ask({ body: { id }, said: t('samples.removed', { name }) });
  return (
    <SampleFrame
      title={t('samples.pages.users')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
          {t('samples.users.create')}
        </Button>
      }
    >
      <Panel title={t('samples.pages.users')}>
        <Loaded query={users} skeleton={<ListSkeleton rows={10} height={48} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState text={t('samples.none')} />
            ) : (
              <UserTable users={all} onChange={setEdited} onRemove={onRemove} />
            )
          }
        </Loaded>
      </Panel>
      {edited && <UserDialog user={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {removal.question}
    </SampleFrame>
  );
}

interface Acts {
  readonly onChange: (user: SampleUser) => void;
  readonly onRemove: (user: SampleUser) => void;
}

/** On phones the company stands beneath the name, and figures are for the dialog. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const columns = [
  { name: 'name' },
  { name: 'age', align: 'right', sx: wide },
  { name: 'balance', align: 'right', sx: wide },
  { name: 'company', sx: wide },
  { name: 'status' },
  { name: 'action' },
] as const;

function UserTable({ users, ...acts }: Acts & { readonly users: readonly SampleUser[] }) {
  const { t } = useTranslation();
  const [size, setSize] = useState(10);
  const [asked, setPage] = useState(0);
  // The last page may have gone with its last row.
  const page = Math.min(asked, Math.max(0, Math.ceil(users.length / size) - 1));
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={t('samples.pages.users')}>
        <Table aria-label={t('samples.pages.users')}>
          <TableHead>
            <TableRow>
              {columns.map(({ name, ...look }) => (
                <TableCell key={name} {...look}>
                  {t(`samples.users.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {users.slice(page * size, (page + 1) * size).map((it) => (
              <UserRow key={it.id} user={it} {...acts} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={users.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={[5, 10, 25]}
        labelRowsPerPage={t('samples.users.rows')}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </>
  );
}

function UserRow({ user, onChange, onRemove }: Acts & { readonly user: SampleUser }) {
  const { t, i18n } = useTranslation();
  const name = user.name ?? '';
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        <Typography color="textSecondary" variant="body2" sx={{ display: { sm: 'none' } }}>
          {user.company}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={wide}>
        {user.age}
      </TableCell>
      <TableCell align="right" sx={wide}>
        {Number(user.balance ?? Number.NaN)
          ? Number(user.balance).toLocaleString(localeOf(i18n.language))
          : user.balance}
      </TableCell>
      <TableCell sx={wide}>{user.company}</TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={user.isActive ? 'success' : 'default'}
          label={user.isActive ? t('samples.users.active') : t('samples.users.inactive')}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <IconButton aria-label={t('samples.edit', { name })} onClick={() => onChange(user)}>
          <EditOutlined />
        </IconButton>
        <IconButton aria-label={t('samples.remove', { name })} onClick={() => onRemove(user)}>
          <DeleteOutlined />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
