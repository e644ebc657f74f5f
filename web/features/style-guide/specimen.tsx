import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page/panel.tsx';

interface SpecimenProps {
  readonly title: string;
  readonly lead?: string;
  /** The components that serve this need in Muster, by their names in the code. */
  readonly made: readonly string[];
  readonly children: ReactNode;
  /** Takes the whole row where two stand beside each other. */
  readonly wide?: boolean;
}

/** One thing that Muster is made of: what it is for, what it is called, and itself. */
export function Specimen({ title, lead, made, children, wide = false }: SpecimenProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <Panel title={title} {...(lead ? { lead } : {})}>
        {children}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('styleGuide.madeWith')}{' '}
          {made.map((it, index) => (
            <span key={it}>
              {index > 0 && ', '}
              <code>{it}</code>
            </span>
          ))}
        </Typography>
      </Panel>
    </Box>
  );
}

/** Things beside each other, as many as there is room for. */
export function Beside({ children, gap = 1.5 }: { readonly children: ReactNode; readonly gap?: number }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap, alignItems: 'center' }}>{children}</Box>;
}
