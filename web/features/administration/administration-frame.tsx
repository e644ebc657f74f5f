import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ActFlags, FlagGroup, Flags } from '@muster/domain/administration/flags.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { ownFlagsQuery } from '../../data/account/own-flags.ts';

interface AdministrationFrameProps {
  readonly group: FlagGroup;
  readonly onAdd: () => void;
  /** Shown to who may not do anything here. */
  readonly otherwise: ReactNode;
  readonly children: (may: ActFlags, own: Flags) => ReactNode;
}

/** A page of the administration: its list for who may see it, its button for who may add. The server decides anyway. */
export function AdministrationFrame({ group, onAdd, otherwise, children }: AdministrationFrameProps) {
  const { t } = useTranslation();
  const flags = useQuery(ownFlagsQuery);
  return (
    <Loaded query={flags} skeleton={<ListSkeleton rows={6} height={56} />}>
      {(own) => {
        const may = own[group];
        if (!may.read && !may.write && !may.delete) return otherwise;
        const title = t(`administration.groups.${group}`);
        return (
          <PageFrame
            title={title}
            lead={t(`administration.${group}.lead`)}
            crumbs={[{ name: t('administration.title') }]}
            action={
              may.write && (
                <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
                  {t(`administration.${group}.add`)}
                </Button>
              )
            }
          >
            <Panel title={title}>
              {may.read ? children(may, own) : <EmptyState text={t('administration.cannotRead')} />}
            </Panel>
          </PageFrame>
        );
      }}
    </Loaded>
  );
}
