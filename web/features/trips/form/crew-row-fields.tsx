import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form-field.tsx';
import { MemberNumberField } from './member-number-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import type { CrewRow } from './trip-draft.ts';

interface CrewRowFieldsProps {
  readonly row: CrewRow;
  readonly position: number;
  readonly withRemark: boolean;
  /** Members of the other rows. */
  readonly taken: readonly number[];
  readonly error: string | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (next: Partial<CrewRow>) => void;
  readonly onRemove: () => void;
}

/** A member of the crew: the number is chosen, the name comes with it. */
export function CrewRowFields(props: CrewRowFieldsProps) {
  const { row, position, withRemark, taken, error, autoFocus, onChange, onRemove } = props;
  const { t } = useTranslation();
  const id = useId();
  const name = row.member?.membername ?? '';
  return (
    <Box
      role="group"
      aria-label={t('trips.form.row', { position, name })}
      sx={{
        ...line,
        gridTemplateAreas: {
          xs: `"number remove" "error error" "name name"${withRemark ? ' "remark remark"' : ''}`,
          sm: withRemark
            ? '"number name remark remove" "error error error error"'
            : '"number name remove" "error error error"',
        },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 44px',
          sm: `repeat(${withRemark ? 3 : 2}, minmax(0, 1fr)) 44px`,
        },
      }}
    >
      <Box sx={{ gridArea: 'number' }}>
        <MemberNumberField
          member={row.member}
          taken={taken}
          autoFocus={autoFocus}
          invalid={error !== undefined}
          describedBy={error ? id : undefined}
          onChange={(member) => onChange({ member })}
        />
      </Box>
      <Box sx={{ gridArea: 'name' }}>
        <ReadOnlyField name={`membername.${row.key}`} label={t('trips.form.memberName')} value={name} />
      </Box>
      {withRemark && (
        <Box sx={{ gridArea: 'remark' }}>
          <FormField
            name={`remark.${row.key}`}
            label={`${t('trips.form.remark')} (${t('common.optional')})`}
            value={row.remark}
            onChange={(remark) => onChange({ remark })}
            inputProps={{ maxLength: 300 }}
          />
        </Box>
      )}
      <IconButton onClick={onRemove} aria-label={t('trips.form.removeMember', { position, name })} sx={square}>
        <Close />
      </IconButton>
      {error && (
        <FormHelperText
          id={id}
          error
          role="alert"
          sx={{ m: 0, mt: { xs: 0, sm: -1 }, fontSize: '0.8125rem', gridArea: 'error' }}
        >
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const line = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  pb: { xs: 1.5, sm: 0 },
  borderBottom: { xs: '1px solid var(--mui-palette-divider)', sm: 'none' },
};

/** Beside the field, not its label. */
const square = { gridArea: 'remove', width: 44, height: 44, mt: 3.25 };
