import Drafts from '@mui/icons-material/DraftsOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { ringtoneNames } from '../ringtone-names.ts';
import { Specimen } from '../specimen.tsx';

export default function MenuGuide() {
  const { t } = useTranslation();
  const mail = { sent: Send, drafts: Drafts, inbox: Inbox };
  return (
    <GuideFrame name="menu">
      <Specimen title={t('styleGuide.menu.simple')} lead={t('styleGuide.menu.simpleLead')} made={['Menu', 'MenuItem']}>
        <MenuBehind
          label={t('styleGuide.menu.open')}
          entries={(['profile', 'account', 'logout'] as const).map((it) => ({
            name: t(`styleGuide.menu.entries.${it}`),
          }))}
        />
      </Specimen>
      <Specimen
        title={t('styleGuide.menu.selected')}
        lead={t('styleGuide.menu.selectedLead')}
        made={['ListItemButton', 'Menu', 'MenuItem']}
      >
        <ChosenMenu />
      </Specimen>
      <Specimen
        title={t('styleGuide.menu.customised')}
        lead={t('styleGuide.menu.customisedLead')}
        made={['Menu', 'ListItemIcon', 'ListItemText']}
      >
        <MenuBehind
          label={t('styleGuide.menu.customised')}
          entries={(['sent', 'drafts', 'inbox'] as const).map((it) => {
            const Icon = mail[it];
            return { name: t(`styleGuide.menu.mail.${it}`), icon: <Icon fontSize="small" /> };
          })}
        />
      </Specimen>
      <Specimen title={t('styleGuide.menu.long')} lead={t('styleGuide.menu.longLead')} made={['Menu', 'MenuItem']}>
        <MenuBehind
          label={t('styleGuide.menu.ringtones')}
          entries={ringtoneNames.map((it) => ({ name: t(`styleGuide.ringtones.${it}`) }))}
          rows={4.5}
        />
      </Specimen>
    </GuideFrame>
  );
}

interface MenuBehindProps {
  readonly label: string;
  readonly entries: readonly { readonly name: string; readonly icon?: ReactNode }[];
  /** How many are seen at a time. */
  readonly rows?: number;
}

const ENTRY = 44;

function MenuBehind({ label, entries, rows }: MenuBehindProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: string) => {
    setAnchor(null);
    say(t('styleGuide.menu.chosen', { name }));
  };
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { minWidth: 200, ...(rows ? { maxHeight: ENTRY * rows } : {}) } },
        }}
      >
        {entries.map((it) => (
          <MenuItem key={it.name} onClick={() => choose(it.name)}>
            {it.icon ? (
              <>
                <ListItemIcon>{it.icon}</ListItemIcon>
                <ListItemText>{it.name}</ListItemText>
              </>
            ) : (
              it.name
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const choices = ['none', 'contents', 'hidden', 'silent'] as const;

function ChosenMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<(typeof choices)[number]>('contents');
  return (
    <>
      <ListItemButton
        id="notify-choice"
        component="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          width: '100%',
          textAlign: 'left',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
        }}
      >
        <ListItemText primary={t('styleGuide.menu.notify')} secondary={t(`styleGuide.menu.choices.${chosen}`)} />
      </ListItemButton>

      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': 'notify-choice' } }}
      >
        {choices.map((it) => (
          <MenuItem
            key={it}
            disabled={it === 'none'}
            selected={it === chosen}
            onClick={() => {
              setChosen(it);
              setAnchor(null);
            }}
          >
            {t(`styleGuide.menu.choices.${it}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
