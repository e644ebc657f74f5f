import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field.tsx';
import { MemberNumberField } from './member-number-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import type { CrewRow } from './trip-draft.ts';
import { crewField } from './trip-problems.ts';

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
  const name = row.member?.membername ?? '';
  return (
    <Box
      role="group"
      data-field={crewField(row.key)}
      aria-label={t('trips.form.row', { position, name })}
      sx={{
        ...line,
        gridTemplateAreas: {
          xs: `"number remove" "name name"${withRemark ? ' "remark remark"' : ''}`,
          sm: withRemark ? '"number name remark remove"' : '"number name remove"',
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
          error={error}
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
            label={t('trips.form.remark')}
            optional
            value={row.remark}
            onChange={(remark) => onChange({ remark })}
          />
        </Box>
      )}
      <IconButton onClick={onRemove} aria-label={t('trips.form.removeMember', { position, name })} sx={square}>
        <Close />
      </IconButton>
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
