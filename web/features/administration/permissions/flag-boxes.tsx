import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type FlagAct, type FlagGroup, type Flags, flagActs, flagGroups } from '@muster/domain/administration/flags.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/form/field.tsx';
import { plainTable } from '../../../components/plain-table.ts';

interface FlagBoxesProps {
  readonly flags: Flags;
  /** What the caller has: nobody gives more. */
  readonly own: Flags;
  readonly onFlags: (flags: Flags) => void;
}

/** Three groups by three acts, each a box to tick. */
export function FlagBoxes({ flags, own, onFlags }: FlagBoxesProps) {
  const { t } = useTranslation();
  const set = (group: FlagGroup, act: FlagAct, on: boolean) =>
    onFlags({ ...flags, [group]: { ...flags[group], [act]: on } });
  return (
    <Field name="flags" label={t('administration.permissions.flags')} group>
      {({ labelledBy }) => (
        <Box component="table" aria-labelledby={labelledBy} sx={plainTable}>
          <thead>
            <tr>
              <td />
              {flagActs.map((act) => (
                <th key={act} scope="col">
                  {t(`administration.acts.${act}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {flagGroups.map((group) => (
              <tr key={group}>
                <th scope="row">{t(`administration.groups.${group}`)}</th>
                {flagActs.map((act) => (
                  <td key={act}>
                    <Checkbox
                      checked={flags[group][act]}
                      disabled={!own[group][act]}
                      onChange={(_event, on) => set(group, act, on)}
                      sx={{ ml: -1.25 }}
                      slotProps={{
                        input: {
                          'aria-label': t('administration.permissions.flag', {
                            group: t(`administration.groups.${group}`),
                            act: t(`administration.acts.${act}`),
                          }),
                        },
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Field>
  );
}
