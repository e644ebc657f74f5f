import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Cancel from '@mui/icons-material/HighlightOffOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Chip from '@mui/material/Chip';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';

const shown = {
  0: { name: 'pending', color: 'warning', icon: HourglassEmpty },
  1: { name: 'approved', color: 'success', icon: CheckCircle },
  2: { name: 'rejected', color: 'error', icon: Cancel },
} as const;

/** Where a leave stands, by word, icon and colour. */
export function StatusChip({ status }: { readonly status: LeaveView['approve_status'] }) {
  const { t } = useTranslation();
  const { name, color, icon: Icon } = shown[status];
  return (
    <Chip size="small" variant="outlined" color={color} icon={<Icon aria-hidden />} label={t(`leave.status.${name}`)} />
  );
}
