import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

interface RowButtonsProps {
  readonly name: string;
  /** Left out where it may not be done. */
  readonly onChange?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** What can be done with an entry, at its end. */
export function RowButtons({ name, onChange, onRemove }: RowButtonsProps) {
  const { t } = useTranslation();
  return (
    <span>
      {onChange && (
        <IconButton aria-label={t('administration.change', { name })} onClick={onChange}>
          <EditOutlined />
        </IconButton>
      )}
      {onRemove && (
        <IconButton aria-label={t('administration.remove', { name })} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      )}
    </span>
  );
}
