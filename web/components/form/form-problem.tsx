import Typography from '@mui/material/Typography';
import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import { useEffect, useRef } from 'react';
import type { AnyForm } from '../../lib/form/use-form.ts';

interface FormProblemProps {
  readonly form: Pick<AnyForm, 'problem' | 'rest' | 'told'>;
  /** A word of its own in place of what the fields leave unsaid. */
  readonly text?: string | undefined;
}

/** Why a form was not taken, as far as no field says it; in red above its button. */
export function FormProblem({ form, text }: FormProblemProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const { problem, rest, told } = form;
  useEffect(() => {
    // A long dialog has its bottom out of sight.
    if (problem) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  const said = told && (text ?? joinSentences(rest));
  return (
    <Typography ref={place} role="alert" color="error" hidden={!said}>
      {said}
    </Typography>
  );
}
