import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { choosePin } from '@muster/domain/doors/doors-contract.ts';
import { PIN_DIGITS } from '@muster/domain/doors/pin-rules.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { doorChanges, doorQueries } from '../../../data/attendance/doors.ts';
import { companyQueries } from '../../../data/company.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { CurrentPassword } from './current-password.tsx';

/** The member's PIN for the doors, where the company has one. */
export function DoorPin() {
  const { data: company } = useQuery(companyQueries.shown);
  return company?.doors ? <PinPanel zone={company.zone} /> : null;
}

function PinPanel({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const pin = useQuery(doorQueries.ownPin);
  const [doing, setDoing] = useState<'choose' | 'remove' | undefined>();
  const close = () => setDoing(undefined);
  return (
    <Panel place="door-pin" title={t('doors.pin.title')} lead={t('doors.pin.lead')}>
      <Loaded query={pin} skeleton={<ListSkeleton rows={1} height={64} />}>
        {({ since }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography>
              {since === null ? t('doors.pin.none') : t('doors.pin.since', { time: showInstant(since, zone) })}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => setDoing('choose')}>
                {t(since === null ? 'doors.pin.choose' : 'doors.pin.change')}
              </Button>
              {since !== null && (
                <Button variant="outlined" color="error" onClick={() => setDoing('remove')}>
                  {t('doors.pin.remove')}
                </Button>
              )}
            </Box>
          </Box>
        )}
      </Loaded>
      {doing === 'choose' && <ChooseDialog onClose={close} />}
      {doing === 'remove' && <RemoveQuestion onClose={close} />}
    </Panel>
  );
}

function ChooseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const choose = useMutation(doorChanges.choosePin);
  const form = useForm({
    contract: choosePin,
    initial: { pin: '', current: '' },
    toBody: ({ pin, current }) => ({ pin: inLatinDigits(pin.trim()), current }),
    required: ['pin', 'current'],
    send: async (body) => {
      await choose.mutateAsync(body);
      say(t('doors.pin.saved'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('doors.pin.choose')} submit={t('common.save')} onClose={onClose}>
      <PasswordField
        {...form.field('pin')}
        label={t('doors.pin.new')}
        hint={t('doors.pin.hint')}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric', maxLength: PIN_DIGITS }}
      />
      <CurrentPassword field={form.field('current')} />
    </FormDialog>
  );
}

function RemoveQuestion({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const remove = useMutation(doorChanges.removePin);
  const yes = () =>
    remove.mutate(undefined, {
      onSuccess: () => say(t('doors.pin.removed')),
      onError: sayProblem,
      onSettled: onClose,
    });
  return (
    <QuestionDialog
      open
      color="error"
      title={t('doors.pin.removeTitle')}
      text={t('doors.pin.removeText')}
      yes={t('doors.pin.removeYes')}
      busy={remove.isPending}
      onYes={yes}
      onNo={onClose}
    />
  );
}
