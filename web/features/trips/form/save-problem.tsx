import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api-problem.ts';
import { useProblemText } from '../../../lib/problem-text.ts';

interface SaveProblemProps {
  readonly problem: ApiProblem | undefined;
  /** What else is to know then. */
  readonly children?: ReactNode;
}

/** Why a trip was not saved, in red at the bottom of the dialog (SPEC section 8). */
export function SaveProblem({ problem, children }: SaveProblemProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'end' });
  }, [problem]);
  const sentence = (it: ApiProblem) => {
    if (it.code === 'REQUEST_KEY_REUSED') return t('trips.form.keyReused');
    return textOf(it);
  };
  return (
    <Box ref={place}>
      <Typography role="alert" color="error">
        {problem && sentence(problem)}
      </Typography>
      {children}
    </Box>
  );
}
