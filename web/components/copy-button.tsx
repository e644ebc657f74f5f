import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyButtonProps {
  readonly text: string;
  /** What it copies, in its own words. */
  readonly children: string;
  readonly onCopied?: () => void;
}

/** Copies a text, and says once it has. */
export function CopyButton({ text, children, onCopied }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      ?.writeText(text)
      .then(() => {
        setCopied(true);
        onCopied?.();
      })
      .catch(() => setCopied(false));
  return (
    <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
      {copied ? t('common.copied') : children}
    </Button>
  );
}
