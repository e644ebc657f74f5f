import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../../../components/refusals.tsx';
import type { Undone } from '../../../data/one-by-one.ts';
import type { MileageVerdict } from '../../../data/trips/mileage.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { type Counted, useMileageWords } from './mileage-words.ts';

interface Decision {
  /** At least one. */
  readonly entries: readonly MileageEntry[];
  readonly verdict: MileageVerdict;
}

interface Decisions {
  /** Asks once more before several are decided. */
  readonly decide: (decision: Decision) => void;
  /** Those of several that were refused, which is said above them. */
  readonly refusals: ReactNode;
  readonly dialog: ReactNode;
}

/** Decides several entries at once, each as it was looked at. */
export function useDecisions(counted: Counted): Decisions {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  const [asked, setAsked] = useState<Decision | undefined>();
  const [refused, setRefused] = useState<readonly Undone<MileageEntry>[]>([]);
  return {
    decide: setAsked,
    refusals: (
      <Refusals
        title={t('mileage.several.notDecided')}
        refused={refused.map(({ item, problem }) => ({ id: item.id, problem, name: words.entry(item) }))}
        onClose={() => setRefused([])}
      />
    ),
    dialog: asked && (
      <DecideDialog
        {...asked}
        counted={counted}
        onLeft={(entries) => setAsked({ ...asked, entries })}
        onRefused={setRefused}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
