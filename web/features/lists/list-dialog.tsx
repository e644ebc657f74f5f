import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import type { ListEntry } from '@muster/domain/lists/lists-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { companyQueries } from '../../data/company.ts';
import { type AnyEntry, answersOf, type ListField, listFields, nameOf, valuesOf } from './list-fields.ts';
import { ListFormFields } from './list-form-fields.tsx';
import { FromDayField, TimesQuestion } from './times-question.tsx';
import { isDated, useListForm } from './use-list-form.ts';

interface ListDialogProps {
  readonly noun: ListNoun;
  /** The entry to change; a new one, if left out. */
  readonly changing: AnyEntry | undefined;
  /** What trip types are called, by id. */
  readonly typeNames: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/** A new entry of a list, or a changed one. */
export function ListDialog({ noun, changing, typeNames, onClose }: ListDialogProps) {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const today = company.data?.today ?? '';
  const { form, touching, theirs, takeTheirs, keepMine } = useListForm({ noun, changing, today, onClose });
  const shown = (field: ListField, value: string) => {
    const answer = answersOf(field).find(([it]) => it === value)?.[1];
    if (answer) return t(answer);
    return field.kind === 'triptype' ? (typeNames.get(value) ?? value) : value;
  };
  const versions = (stored: AnyEntry) =>
    listFields[noun].map((field) => ({
      label: t(field.label),
      opened: shown(field, form.opened[field.name]?.trim() ?? ''),
      typed: shown(field, form.values[field.name]?.trim() ?? ''),
      stored: shown(field, valuesOf(noun, stored)[field.name] ?? ''),
    }));
  return (
    <>
      <FormDialog
        form={form}
        title={changing ? t('lists.editTitle', { name: nameOf(noun, changing) }) : t(`lists.adds.${noun}`)}
        submit={changing ? t('common.save') : t(`lists.adds.${noun}`)}
        onClose={onClose}
        problem={theirs && <ChangedMeanwhile fields={versions(theirs)} onTheirs={takeTheirs} onMine={keepMine} />}
      >
        <ListFormFields noun={noun} form={form} changing={changing} typeNames={typeNames} />
        {isDated(noun, changing) && (
          <FromDayField field={form.field('from')} today={today} weekStart={company.data?.weekstart ?? 1} />
        )}
      </FormDialog>
      {touching.about && changing && (
        <TimesQuestion
          name={nameOf(noun, changing)}
          times={(changing as unknown as ListEntry<'shifts'>).times}
          asked={touching.about}
          onAnswer={touching.answer}
        />
      )}
    </>
  );
}
