import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { type ListChange, listContracts } from '@muster/domain/lists/lists-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { listChanges, previewTimes } from '../../data/lists/lists.ts';
import { changedMeanwhile } from '../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useQuestion } from '../../lib/form/use-question.ts';
import {
  type AnyEntry,
  bodyOf,
  isNoNumber,
  type ListField,
  type ListValues,
  listFields,
  nameOf,
  requiredFields,
  valuesOf,
} from './list-fields.ts';

interface ListFormOptions {
  readonly noun: ListNoun;
  /** The entry to change; a new one, if left out. */
  readonly changing: AnyEntry | undefined;
  readonly today: Day;
  readonly onClose: () => void;
}

/** Whether what is changed holds from a day on, and not always. */
export const isDated = (noun: ListNoun, changing: AnyEntry | undefined): boolean =>
  noun === 'shifts' && changing !== undefined;

/**
 * The form of an entry of any list; a change says which revision it began with, that of a shift from which day its times
 * hold, and whom they concern is asked before they are stored.
 */
export function useListForm({ noun, changing, today, onClose }: ListFormOptions) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [base, setBase] = useState(changing);
  const add = useMutation(listChanges(noun as 'competitors').add);
  const change = useMutation(listChanges(noun as 'competitors').change);
  const contracts = listContracts[noun as 'competitors'];
  const dated = isDated(noun, changing);
  const touching = useQuestion<Awaited<ReturnType<typeof previewTimes>>>();
  const wrong = (field: ListField) => {
    const [low, high] = field.span ?? [0, 0];
    return field.kind === 'degrees' ? t('lists.degrees') : t('lists.whole', { low, high });
  };
  const form = useForm({
    // One form for both, whose values are text whichever call it is for.
    contract: contracts[base ? 'change' : 'add'] as typeof contracts.add,
    initial: (): ListValues => ({ ...valuesOf(noun, changing), ...(dated ? { from: today } : {}) }),
    required: [...requiredFields(noun), ...(dated ? ['from'] : [])],
    check: (values: ListValues) =>
      Object.fromEntries(
        listFields[noun].filter((it) => isNoNumber(it, values[it.name] ?? '')).map((it) => [it.name, wrong(it)]),
      ),
    toBody: (values) =>
      ({
        ...bodyOf(noun, values),
        ...(base ? { revision: base.revision } : {}),
        ...(dated ? { from: values['from'] } : {}),
      }) as never,
    // One manager of several may be to blame; they are one field here.
    nameOf: (field) => field.split('.', 1)[0] ?? field,
    send: async (body: { competitor: string }, key) => {
      if (base && dated) {
        const told = await previewTimes(base.id, body as unknown as ListChange<'shifts'>);
        if (told.touches.members.count > 0 && !(await touching.ask(told))) return 'unsent';
      }
      const stored = (await (base
        ? change.mutateAsync({ ...body, id: base.id, revision: base.revision })
        : add.mutateAsync({ body, key }))) as unknown as AnyEntry;
      say(t(base ? 'lists.changed' : 'lists.added', { name: nameOf(noun, stored) }));
      onClose();
      return undefined;
    },
  });
  const versions = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return valuesOf(noun, stored);
  });
  return { form, touching, ...versions };
}

export type ListForm = ReturnType<typeof useListForm>['form'];
