import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Beside } from '../specimen.tsx';

/** The same control with its word on each of its four sides. */
export function Placed({ control }: { readonly control: ReactElement }) {
  const { t } = useTranslation();
  return (
    <Beside gap={2}>
      {(['top', 'start', 'bottom', 'end'] as const).map((it) => (
        <FormControlLabel
          key={it}
          value={it}
          labelPlacement={it}
          control={control}
          label={t(`styleGuide.placements.${it}`)}
          sx={{ m: 0 }}
        />
      ))}
    </Beside>
  );
}
