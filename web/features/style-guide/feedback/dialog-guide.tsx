import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideFrame } from '../guide-frame.tsx';
import { Specimen } from '../specimen.tsx';
import { AccountDialog, LocationDialog, ReadingDialog, RemoveDialog, SlidingDialog } from './plain-dialogs.tsx';
import { RingtoneDialog } from './ringtone-dialog.tsx';
import type { ShownDialog } from './shown-dialog.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { FullDialog, ResponsiveDialog, SizedDialog } from './wide-dialogs.tsx';

const kinds = {
  simple: { Shown: AccountDialog, made: ['Dialog', 'List'] },
  alert: { Shown: LocationDialog, made: ['QuestionDialog'] },
  slide: { Shown: SlidingDialog, made: ['Dialog', 'Slide'] },
  form: { Shown: SubscribeDialog, made: ['FormDialog', 'FormField', 'SubmitButton'] },
  customised: { Shown: ReadingDialog, made: ['Dialog', 'IconButton'] },
  full: { Shown: FullDialog, made: ['Dialog', 'AppBar'] },
  sizes: { Shown: SizedDialog, made: ['Dialog', 'SelectField', 'Switch'] },
  responsive: { Shown: ResponsiveDialog, made: ['DialogFrame'] },
  confirmation: { Shown: RingtoneDialog, made: ['DialogFrame', 'RadioGroup'] },
  remove: { Shown: RemoveDialog, made: ['DeleteDialog'] },
} as const satisfies Record<string, { Shown: ComponentType<ShownDialog>; made: readonly string[] }>;

export default function DialogGuide() {
  return (
    <GuideFrame name="dialog">
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
        <DialogSpecimen key={kind} kind={kind} />
      ))}
    </GuideFrame>
  );
}

function DialogSpecimen({ kind }: { readonly kind: keyof typeof kinds }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { Shown, made } = kinds[kind];
  const title = t(`styleGuide.dialog.${kind}`);
  return (
    <Specimen title={title} lead={t(`styleGuide.dialog.${kind}Lead`)} made={made}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('styleGuide.dialog.open', { title })}
      </Button>
      <Shown open={open} onClose={() => setOpen(false)} />
    </Specimen>
  );
}
