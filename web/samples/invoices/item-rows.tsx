import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/form/field.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { newKey } from '../../lib/api/new-key.ts';

export interface ItemRow {
  readonly key: string;
  readonly name: string;
  readonly price: string;
  readonly unit: string;
}

interface ItemRowsProps {
  readonly name: string;
  readonly value: readonly ItemRow[];
  readonly error: string | undefined;
  readonly onChange: (rows: readonly ItemRow[]) => void;
}

const columns = ['name', 'price', 'unit'] as const;
const labels = { name: 'item', price: 'price', unit: 'unit' } as const;

/** What an invoice is for, line by line. */
export function ItemRows({ name, value: rows, error, onChange }: ItemRowsProps) {
  const { t } = useTranslation();
  const set = (row: ItemRow, column: (typeof columns)[number], typed: string) =>
    onChange(rows.map((it) => (it === row ? { ...it, [column]: typed } : it)));
  return (
    <Field name={name} label={t('samples.invoices.items')} group error={error}>
      {({ labelledBy }) => (
        <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'grid', gap: 1.5 }}>
          {rows.map((row, index) => (
            <Box
              key={row.key}
              role="group"
              aria-label={t('samples.invoices.itemNumber', { number: index + 1 })}
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) 44px',
                alignItems: 'end',
              }}
            >
              {columns.map((column) => (
                <FormField
                  key={column}
                  name={`${column}-${index}`}
                  label={t(`samples.invoices.${labels[column]}`)}
                  value={row[column]}
                  onChange={(typed) => set(row, column, typed)}
                  {...(column === 'name' ? {} : { inputProps: { inputMode: 'decimal' as const } })}
                />
              ))}
              <IconButton
                disabled={rows.length === 1}
                aria-label={t('samples.invoices.removeItem', { number: index + 1 })}
                onClick={() => onChange(rows.filter((it) => it !== row))}
              >
                <DeleteOutlined />
              </IconButton>
            </Box>
          ))}
          <Button
            startIcon={<Add />}
            onClick={() => onChange([...rows, { key: newKey(), name: '', price: '', unit: '1' }])}
            sx={{ justifySelf: 'start' }}
          >
            {t('samples.invoices.addItem')}
          </Button>
        </Box>
      )}
    </Field>
  );
}
