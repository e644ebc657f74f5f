import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { listChanges } from '../../data/lists.ts';
import { useForm } from '../../lib/form/use-form.ts';
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

/** The form of an entry of any list; a change says which revision it began with. */
export function useListForm(noun: ListNoun, changing: AnyEntry | undefined, onDone: () => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [base, setBase] = useState(changing);
  const add = useMutation(listChanges(noun as 'competitors').add);
  const change = useMutation(listChanges(noun as 'competitors').change);
  const wrong = (field: ListField) => {
    const [low, high] = field.span ?? [0, 0];
    return field.kind === 'degrees' ? t('lists.degrees') : t('lists.whole', { low, high });
  };
  const form = useForm({
    contract: listContracts[noun as 'competitors'].add,
    initial: () => valuesOf(noun, changing),
    required: requiredFields(noun),
    check: (values: ListValues) =>
      Object.fromEntries(
        listFields[noun].filter((it) => isNoNumber(it, values[it.name] ?? '')).map((it) => [it.name, wrong(it)]),
      ),
    toBody: (values) => bodyOf(noun, values) as never,
    // One manager of several may be to blame; they are one field here.
    nameOf: (field) => field.split('.', 1)[0] ?? field,
    send: async (body: { competitor: string }, key) => {
      const stored = (await (base
        ? change.mutateAsync({ ...body, id: base.id, revision: base.revision })
        : add.mutateAsync({ body, key }))) as unknown as AnyEntry;
      say(t(base ? 'lists.changed' : 'lists.added', { name: nameOf(noun, stored) }));
      onDone();
    },
  });
  const theirs = form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as AnyEntry) : undefined;
  return {
    form,
    /** The entry as somebody else has saved it, until it is said which of the two shall be. */
    theirs: theirs?.revision === base?.revision ? undefined : theirs,
    takeTheirs: (stored: AnyEntry) => {
      setBase(stored);
      form.change(valuesOf(noun, stored));
    },
    keepMine: setBase,
  };
}

export type ListForm = ReturnType<typeof useListForm>['form'];
