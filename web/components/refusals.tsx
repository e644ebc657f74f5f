import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../lib/words/problem-text.ts';

interface Refusal {
  readonly id: number | string;
  readonly name: string;
  readonly problem: unknown;
}

interface RefusalsProps {
  readonly title: string;
  readonly refused: readonly Refusal[];
  readonly onClose: () => void;
}

/** Those of several things that were refused, by name, each with why; nothing where none was. */
export function Refusals({ title, refused, onClose }: RefusalsProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const those = refused.map(({ id }) => id).join();
  useEffect(() => {
    // A long list has its top out of sight.
    if (those) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [those]);
  if (refused.length === 0) return null;
  return (
    <Alert ref={place} severity="warning" closeText={t('common.close')} onClose={onClose} sx={{ mb: 2 }}>
      {title}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused.map(({ id, name, problem }) => (
          <li key={id}>
            {name}: {textOf(problem)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
