import Box from '@mui/material/Box';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SpotFields } from '../../components/form/spot-fields.tsx';
import { type AnyEntry, answersOf, type ListField, listFields } from './list-fields.ts';
import { ManagersField } from './managers-field.tsx';
import type { ListForm } from './use-list-form.ts';

interface ListFormFieldsProps {
  readonly noun: ListNoun;
  readonly form: ListForm;
  readonly changing: AnyEntry | undefined;
  readonly typeNames: ReadonlyMap<string, string>;
}

/** What an entry consists of: its name on a line of its own, the rest beside each other where there is room. */
export function ListFormFields({ noun, form, changing, typeNames }: ListFormFieldsProps) {
  const [first, ...rest] = listFields[noun];
  return (
    <>
      <Line field={first} form={form} changing={changing} typeNames={typeNames} />
      {noun === 'sites' && (
        <SpotFields
          latitude={form.values['latitude'] ?? ''}
          longitude={form.values['longitude'] ?? ''}
          onSpot={(latitude, longitude) => form.change({ latitude, longitude })}
        />
      )}
      {rest.length > 0 && (
        <Box sx={sideBySide}>
          {rest.map((field) => (
            <Line key={field.name} field={field} form={form} changing={changing} typeNames={typeNames} />
          ))}
        </Box>
      )}
    </>
  );
}

type LineProps = Omit<ListFormFieldsProps, 'noun'> & { readonly field: ListField };

function Line({ field, form, changing, typeNames }: LineProps) {
  const { t } = useTranslation();
  const own = form.field(field.name);
  const given = {
    ...own,
    value: own.value ?? '',
    label: t(field.label),
    hint: field.hint && t(field.hint),
    optional: field.optional ?? false,
  };
  switch (field.kind) {
    case 'managers':
      return <ManagersField {...given} known={namesOf(changing)} />;
    case 'triptype':
      return (
        <SelectField
          {...given}
          options={[
            { value: '', text: t('trips.form.choose') },
            ...[...typeNames].map(([value, text]) => ({ value, text })),
          ]}
        />
      );
    case 'yesno':
      return <SelectField {...given} options={answersOf(field).map(([value, label]) => ({ value, text: t(label) }))} />;
    case 'time':
      return <FormField {...given} type="time" />;
    case 'text':
      return <FormField {...given} />;
    default:
      return <FormField {...given} inputProps={{ inputMode: field.kind === 'degrees' ? 'decimal' : 'numeric' }} />;
  }
}

/** What the managers of a stored group are called, by code. */
function namesOf(group: AnyEntry | undefined): ReadonlyMap<string, string> {
  const codes = (group?.['managers'] ?? []) as readonly string[];
  const names = (group?.['managernames'] ?? []) as readonly string[];
  return new Map(codes.map((code, index) => [code, names[index] ?? code]));
}

const sideBySide = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& > [data-field=managers], & > :nth-child(odd):has(+ [data-field=managers])': { gridColumn: '1 / -1' },
};
