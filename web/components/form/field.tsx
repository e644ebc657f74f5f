import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** What every field of a form is given, whatever its control. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** Stands beneath while nothing is wrong. */
  readonly hint?: string | undefined;
  /** What is wrong, in its place. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Says beside the label that it may stay empty. */
  readonly optional?: boolean;
}

/** What ties a control to its label, its hint and its error, for all who do not see them stand together. */
export interface Control {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly error: boolean;
  readonly aria: {
    readonly 'aria-invalid': boolean;
    readonly 'aria-required': boolean | undefined;
    readonly 'aria-describedby': string | undefined;
  };
  /** For a group of controls, which no label can point at. */
  readonly labelledBy: string;
}

interface FieldFrameProps extends FieldProps {
  /** Several controls under one label, such as radio buttons. */
  readonly group?: boolean;
  readonly children: (control: Control) => ReactNode;
}

/** A control with its label above and its hint or error beneath; the only place where the three meet. */
export function Field(props: FieldFrameProps) {
  const { name, label, hint, error, required = false, optional = false, group = false, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const beneath = error ?? hint;
  const wrong = error !== undefined;
  const aria = {
    'aria-invalid': wrong,
    'aria-required': required || undefined,
    'aria-describedby': beneath ? `${id}-beneath` : undefined,
  };
  return (
    <Box data-field={name} sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 }}>
      <Typography
        id={`${id}-label`}
        {...(group ? { component: 'span' } : { component: 'label', htmlFor: id })}
        sx={{ fontWeight: 500 }}
      >
        {optional ? `${label} (${t('common.optional')})` : label}
      </Typography>
      {children({ id, name, required, error: wrong, aria, labelledBy: `${id}-label` })}
      {beneath && (
        <FormHelperText
          id={`${id}-beneath`}
          error={wrong}
          role={wrong ? 'alert' : undefined}
          sx={{ m: 0, fontSize: '0.8125rem' }}
        >
          {beneath}
        </FormHelperText>
      )}
    </Box>
  );
}
