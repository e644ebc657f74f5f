import Button from '@mui/material/Button';
import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../components/dialogs/use-removal.tsx';
import { mileageChanges, mileageQueries } from '../../../data/trips/mileage.ts';
import { DrivenDialog } from './driven-dialog.tsx';
import type { Counted } from './mileage-words.ts';

interface OwnActions {
  readonly actionsOf: (entry: MileageEntry) => ReactNode;
  /** Stands beside the list: an entry that is removed goes. */
  readonly dialogs: ReactNode;
}

/** What members may do with what they noted, as buttons: change it, or take it away. */
export function useOwnActions(counted: Counted): OwnActions {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<MileageEntry | undefined>();
  const removal = useRemoval(mileageChanges.remove);
  return {
    actionsOf: (entry) =>
      entry.may.change && (
        <>
          <Button color="error" onClick={() => removal.ask({ body: entry, said: t('mileage.driven.removed') })}>
            {t('mileage.driven.remove')}
          </Button>
          <Button onClick={() => setChanging(entry)}>{t('mileage.driven.change')}</Button>
        </>
      ),
    dialogs: (
      <>
        {changing && <ChangeDialog entry={changing} counted={counted} onClose={() => setChanging(undefined)} />}
        {removal.question}
      </>
    ),
  };
}

interface ChangeDialogProps {
  readonly entry: MileageEntry;
  readonly counted: Counted;
  readonly onClose: () => void;
}

/** Other cars and rates are there once they are read; what is noted is typed already. */
function ChangeDialog({ entry, counted, onClose }: ChangeDialogProps) {
  const { data: driven } = useQuery(mileageQueries.driven(entry.tripid));
  const { data: terms } = useQuery(mileageQueries.terms);
  return (
    <DrivenDialog
      trip={{ id: entry.tripid, carcode: '' }}
      terms={terms ?? { ...counted, rates: [] }}
      cars={driven?.cars ?? []}
      days={driven?.days ?? null}
      changing={entry}
      before={undefined}
      onClose={onClose}
    />
  );
}
