import { useTranslation } from 'react-i18next';
import { SelectField } from './select-field.tsx';

interface GroupFieldProps {
  /** Those that may be chosen; undefined until it is known. */
  readonly groups: readonly { readonly value: string; readonly text: string }[] | undefined;
  readonly value: string;
  readonly onChange: (groupno: string) => void;
}

/**
 * The group that narrows a list, be it none of them; nothing where there are not two to choose from. It is last of the fields:
 * it comes when it is known. A group that an address names and that is none of them is said to be none: its list is empty.
 */
export function GroupField({ groups = [], ...field }: GroupFieldProps) {
  const { t } = useTranslation();
  if (groups.length < 2 && field.value === '') return null;
  const { value } = field;
  const other = value === '' || groups.some((it) => it.value === value) ? [] : [{ value, text: value }];
  const options = [{ value: '', text: t('filters.allGroups') }, ...groups, ...other];
  const hint = groups.length > 0 && other.length > 0 ? t('filters.groupNotHere') : undefined;
  return <SelectField name="groupno" label={t('filters.group')} hint={hint} {...field} options={options} />;
}
