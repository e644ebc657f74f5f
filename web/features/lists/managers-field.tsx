import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../components/form/field.tsx';
import { PeopleField } from '../../components/form/people-field.tsx';
import { useTypedMemberSearch } from '../../data/members/use-member-search.ts';

interface ManagersFieldProps extends FieldProps {
  /** Codes with commas between them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What those who are managers already are called, by code. */
  readonly known: ReadonlyMap<string, string>;
}

interface Person {
  readonly membercode: string;
  readonly membername: string;
}

/** The managers of a group. Who is suspended is not offered. */
export function ManagersField({ value, onChange, known, ...field }: ManagersFieldProps) {
  const { t } = useTranslation();
  const searched = useTypedMemberSearch();
  const [names, setNames] = useState(known);
  const chosen = useMemo(
    () =>
      value
        .split(',')
        .filter(Boolean)
        .map((membercode): Person => ({ membercode, membername: names.get(membercode) ?? membercode })),
    [value, names],
  );
  const isChosen = (it: Person) => chosen.some((one) => one.membercode === it.membercode);
  return (
    <PeopleField<Person>
      {...{ ...field, searched, chosen }}
      found={searched.active.filter((it) => !isChosen(it))}
      nobody={searched.search.isError ? t('trips.form.listFailed') : t('common.nothingFound')}
      onChange={(next) => {
        setNames(new Map([...names, ...next.map((it) => [it.membercode, it.membername] as const)]));
        onChange(next.map((it) => it.membercode).join(','));
      }}
    />
  );
}
