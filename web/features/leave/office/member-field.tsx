import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface MemberFieldProps {
  readonly members: readonly MemberRow[];
  readonly member: MemberRow | undefined;
  readonly onMember: (member: MemberRow | undefined) => void;
}

/** More than this nobody reads; more letters find the rest. */
const MOST_SHOWN = 50;
const spelled = (it: MemberRow) => `${it.membercode} ${it.membername}`;
const filter = createFilterOptions<MemberRow>({ limit: MOST_SHOWN, stringify: spelled });

/** One of all members, found by a part of the code or the name. */
export function MemberField({ members, member, onMember }: MemberFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
        {t('leaveBalances.member')}
      </Typography>
      <Autocomplete
        id={id}
        autoHighlight
        options={members}
        value={member ?? null}
        filterOptions={filter}
        getOptionKey={(it) => it.id}
        getOptionLabel={spelled}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        noOptionsText={t('leaveBalances.nobody')}
        onChange={(_event, chosen) => onMember(chosen ?? undefined)}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            id={params.id}
            disabled={params.disabled}
            fullWidth
            size="small"
            {...slotProps.input}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': `${id}-beneath` }}
          />
        )}
      />
      <FormHelperText id={`${id}-beneath`} sx={{ m: 0, fontSize: '0.8125rem' }}>
        {t('leaveBalances.memberHint')}
      </FormHelperText>
    </Box>
  );
}
