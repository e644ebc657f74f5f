import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Permission } from '@muster/domain/administration/administration-contract.ts';
import { type Flags, flagActs, flagGroups } from '@muster/domain/administration/flags.ts';
import { mayRunPermission } from '@muster/domain/administration/permission-policy.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../components/dialogs/use-removal.tsx';
import { listLine } from '../../../components/list-line.ts';
import { useAsked } from '../../../components/page/use-asked.ts';
import { administrationChanges, administrationQueries } from '../../../data/administration.ts';
import { AdministrationFrame } from '../administration-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { RowButtons } from '../row-buttons.tsx';
import { PermissionDialog } from './permission-dialog.tsx';

/** What members may do beyond their role, and to whom it is given. */
export function PermissionAdministration({ otherwise }: { readonly otherwise: ReactNode }) {
  const [edited, setEdited] = useState<Permission | 'new' | undefined>();
  return (
    <>
      <AdministrationFrame group="permissions" onAdd={() => setEdited('new')} otherwise={otherwise}>
        {(_may, own) => <PermissionList own={own} onChange={setEdited} />}
      </AdministrationFrame>
      {edited && (
        <PermissionDialog permission={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

interface PermissionListProps {
  readonly own: Flags;
  readonly onChange: (permission: Permission) => void;
}

function PermissionList({ own, onChange }: PermissionListProps) {
  const { t } = useTranslation();
  const list = useAsked({ search: '' });
  const removal = useRemoval(administrationChanges.deletePermission);
  const query = useQuery(administrationQueries.permissions({ ...list.asked, page: list.page }));
  return (
    <>
      <PagedList query={query} list={list} empty={t('administration.permissions.none')}>
        {(permissions) => (
          <Box
            component="ul"
            aria-label={t('administration.groups.permissions')}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {permissions.map((it) => (
              <Box component="li" key={it.id} sx={listLine}>
                <PermissionFacts permission={it} />
                <RowButtons
                  name={it.name}
                  onChange={own.permissions.write && mayRunPermission(own, it) ? () => onChange(it) : undefined}
                  onRemove={
                    own.permissions.delete && mayRunPermission(own, it)
                      ? () => removal.ask({ body: it.id, said: t('administration.removed', { name: it.name }) })
                      : undefined
                  }
                />
              </Box>
            ))}
          </Box>
        )}
      </PagedList>
      {removal.question}
    </>
  );
}

function PermissionFacts({ permission }: { readonly permission: Permission }) {
  const { t } = useTranslation();
  const allowed = flagGroups
    .map((group) => ({ group, acts: flagActs.filter((act) => permission[group][act]) }))
    .filter(({ acts }) => acts.length > 0);
  const count = permission.members.length;
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{permission.name}</Typography>
      <Typography>
        {allowed.length === 0
          ? t('administration.permissions.allowsNothing')
          : allowed
              .map(({ group, acts }) =>
                t('administration.permissions.flag', {
                  group: t(`administration.groups.${group}`),
                  act: acts.map((it) => t(`administration.acts.${it}`).toLowerCase()).join(t('common.comma')),
                }),
              )
              .join('; ')}
      </Typography>
      <Typography color="textSecondary">
        {count > 0 ? t('administration.permissions.given', { count }) : t('administration.permissions.givenNobody')}
      </Typography>
    </Box>
  );
}
