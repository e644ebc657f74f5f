import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditLine } from '@muster/domain/audit/audit-contract.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../components/list-line.ts';
import { showInstant } from '../../lib/time/show-time.ts';
import { useAuditWords, useFieldWords, useValueWords } from './audit-words.ts';
import { differences } from './differences.ts';

interface AuditEntryProps {
  readonly line: AuditLine;
  readonly zone: string;
}

/** One line of the log in words; what changed opens on demand. */
export function AuditEntry({ line, zone }: AuditEntryProps) {
  const { t } = useTranslation();
  const words = useAuditWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [entry, at] = [words(line.action), showInstant(line.at, zone)];
  return (
    <Box component="li" sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{entry}</Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[
              at,
              line.actor ? `${line.actorname} (${line.actor})` : t('audit.nobody'),
              line.about || line.subject,
            ].join(' · ')}
          </Typography>
        </Box>
        <Button
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('audit.moreLabel', { entry, at })}
        >
          {t('audit.more')}
        </Button>
      </Box>
      {open && <Details id={id} line={line} zone={zone} />}
    </Box>
  );
}

function Details({ id, line, zone }: AuditEntryProps & { readonly id: string }) {
  const { t } = useTranslation();
  const fieldWords = useFieldWords();
  const changed = differences(line.before, line.after, useValueWords(zone));
  return (
    <Box id={id} sx={{ pt: 1, overflowX: 'auto' }}>
      {changed.length === 0 ? (
        <Typography color="textSecondary">{t('audit.unchanged')}</Typography>
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {(['field', 'before', 'after'] as const).map((it) => (
                <th key={it} scope="col">
                  {t(`audit.${it}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changed.map((it) => (
              <tr key={it.field}>
                <th scope="row">{fieldWords(it.field)}</th>
                <td>{it.before || t('audit.nothing')}</td>
                <td>{it.after || t('audit.nothing')}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {line.hash && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1, overflowWrap: 'anywhere' }}>
          {t('audit.hash', { hash: line.hash })}
        </Typography>
      )}
    </Box>
  );
}

const frame = { ...ruled, py: 1.5 };

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  textAlign: 'left',
  '& th, & td': { py: 0.5, pr: 2, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 500 },
};
