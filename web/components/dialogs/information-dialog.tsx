import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './dialog-frame.tsx';

interface InformationDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly color?: 'info' | 'success' | 'warning' | 'error';
  readonly onOk: () => void;
  readonly children?: ReactNode;
}

/** Something to know, and Ok (behaviour 2). */
export function InformationDialog({ open, title, message, color = 'info', onOk, children }: InformationDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      open={open}
      sheet
      title={title}
      titleIcon={<InfoOutlined color={color} />}
      actions={
        <Button variant="contained" onClick={onOk}>
          {t('common.ok')}
        </Button>
      }
    >
      <Typography sx={{ mb: children ? 2 : 0 }}>{message}</Typography>
      {children}
    </DialogFrame>
  );
}
