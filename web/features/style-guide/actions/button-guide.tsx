import Add from '@mui/icons-material/Add';
import Alarm from '@mui/icons-material/AlarmOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import NavigationOutlined from '@mui/icons-material/NavigationOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Beside, Specimen } from '../specimen.tsx';

export default function ButtonGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="buttons">
      {(['contained', 'text', 'outlined'] as const).map((it) => (
        <Specimen
          key={it}
          title={t(`styleGuide.buttons.${it}`)}
          lead={t(`styleGuide.buttons.${it}Lead`)}
          made={['Button']}
        >
          <ButtonsOf variant={it} />
        </Specimen>
      ))}
      <Specimen title={t('styleGuide.buttons.icon')} lead={t('styleGuide.buttons.iconLead')} made={['IconButton']}>
        <IconButtons />
      </Specimen>
      <Specimen title={t('styleGuide.buttons.round')} lead={t('styleGuide.buttons.roundLead')} made={['Fab']}>
        <Beside>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Fab key={size} size={size} color="primary" aria-label={t(`styleGuide.buttons.sizes.${size}`)}>
              <Add />
            </Fab>
          ))}
        </Beside>
      </Specimen>
      <Specimen title={t('styleGuide.buttons.extended')} lead={t('styleGuide.buttons.extendedLead')} made={['Fab']}>
        <Beside>
          <Fab variant="extended" color="primary">
            <NavigationOutlined sx={{ mr: 1 }} />
            {t('styleGuide.buttons.navigate')}
          </Fab>
          <Fab variant="extended" disabled>
            <NavigationOutlined sx={{ mr: 1 }} />
            {t('styleGuide.buttons.disabled')}
          </Fab>
          <Fab disabled aria-label={t('styleGuide.buttons.remove')}>
            <DeleteOutlined />
          </Fab>
        </Beside>
      </Specimen>
      <Specimen title={t('styleGuide.buttons.busy')} lead={t('styleGuide.buttons.busyLead')} made={['SubmitButton']}>
        <BusyButton />
      </Specimen>
    </GuideFrame>
  );
}

function ButtonsOf({ variant }: { readonly variant: NonNullable<ButtonProps['variant']> }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Beside>
      <Button variant={variant} color="inherit">
        {t('styleGuide.buttons.sort')}
      </Button>
      <Button variant={variant}>{t('styleGuide.buttons.primary')}</Button>
      <Button variant={variant} color={variant === 'contained' ? 'secondary' : 'warning'}>
        {t('styleGuide.buttons.secondary')}
      </Button>
      <Button variant={variant} disabled>
        {t('styleGuide.buttons.disabled')}
      </Button>
      <Button variant={variant} href="#content">
        {t('styleGuide.buttons.link')}
      </Button>
      <Button variant={variant} startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {t('styleGuide.buttons.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('styleGuide.buttons.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) say(t('styleGuide.buttons.chosen', { name: file.name }));
          currentTarget.value = '';
        }}
      />
    </Beside>
  );
}

function IconButtons() {
  const { t } = useTranslation();
  return (
    <Beside>
      <IconButton aria-label={t('styleGuide.buttons.edit')}>
        <EditOutlined />
      </IconButton>
      <IconButton color="error" aria-label={t('styleGuide.buttons.remove')}>
        <DeleteOutlined />
      </IconButton>
      <IconButton color="primary" aria-label={t('styleGuide.buttons.alarm')}>
        <Alarm />
      </IconButton>
      <IconButton aria-label={t('styleGuide.buttons.favourite')}>
        <FavoriteBorder />
      </IconButton>
      <IconButton disabled aria-label={t('styleGuide.buttons.share')}>
        <ShareOutlined />
      </IconButton>
    </Beside>
  );
}

const TAKES_MS = 2000;

function BusyButton() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      say(t('styleGuide.buttons.saved'));
    }, TAKES_MS);
  };
  return (
    <SubmitButton type="button" busy={busy} onClick={work}>
      {t('styleGuide.buttons.save')}
    </SubmitButton>
  );
}
