import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InformationDialog } from '../../components/dialogs/information-dialog.tsx';
import { companyQueries } from '../../data/company.ts';
import type { OneTimeCode } from '../../data/members.ts';
import { showInstant } from '../../lib/show-time.ts';

/** A code that is shown this once, to be handed to the member. */
export function OneTimeCodeDialog({ code, onOk }: { readonly code: OneTimeCode; readonly onOk: () => void }) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      ?.writeText(code.link)
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  return (
    <InformationDialog
      open
      title={code.purpose === 'register' ? t('members.oneTime.titleRegister') : t('members.oneTime.titleReset')}
      message={t('members.oneTime.once', { time: showInstant(code.expires, company?.zone ?? 'UTC') })}
      color="success"
      onOk={onOk}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Secret label={t('members.oneTime.code')} value={code.code} large />
        <Secret label={t('members.oneTime.link')} value={code.link} />
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
          {copied ? t('members.oneTime.copied') : t('members.oneTime.copy')}
        </Button>
      </Box>
    </InformationDialog>
  );
}

function Secret({
  label,
  value,
  large = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly large?: boolean;
}) {
  return (
    <Box>
      <Typography color="textSecondary">{label}</Typography>
      <Typography
        sx={{
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
          userSelect: 'all',
          ...(large && { fontSize: '1.25rem', fontWeight: 600 }),
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
