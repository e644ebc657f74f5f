import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../components/form/field.tsx';
import { PeopleField } from '../../../components/form/people-field.tsx';
import { useTypedMemberSearch } from '../../../data/members/use-member-search.ts';

interface Person {
  readonly id: number;
  readonly membercode: string;
  readonly membername: string;
}

interface CrewFieldProps extends FieldProps {
  /** Ids with commas between them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Those who are in it already. */
  readonly known: readonly Person[];
  /** Who is never offered: the lead. */
  readonly not: number;
}

/** The members of a crew. Who is suspended is not offered. */
export function CrewField({ value, onChange, known, not, ...field }: CrewFieldProps) {
  const { t } = useTranslation();
  const searched = useTypedMemberSearch();
  const [people, setPeople] = useState(() => new Map(known.map((it) => [String(it.id), it])));
  const chosen = useMemo(
    () => value.split(',').flatMap((id): Person[] => [people.get(id)].filter((it) => it !== undefined)),
    [value, people],
  );
  const isChosen = ({ id }: Person) => chosen.some((it) => it.id === id);
  return (
    <PeopleField<Person>
      {...{ ...field, searched, chosen }}
      found={searched.active.filter((it) => it.id !== not && !isChosen(it))}
      nobody={searched.search.isError ? t('common.loadFailed') : t('common.nothingFound')}
      staysOpen
      onChange={(next) => {
        setPeople(new Map([...people, ...next.map((it) => [String(it.id), it] as const)]));
        onChange(next.map((it) => it.id).join(','));
      }}
    />
  );
}
