import type { Day } from '@muster/domain/calendar/company-time.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { deputyChanges } from '../../../data/account/deputies.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useLeaveWords } from '../leave-words.ts';
import { type FoundMember, MemberSearchField } from '../member-search-field.tsx';

interface DeputyDialogProps {
  readonly today: Day;
  readonly weekStart: number;
  readonly onClose: () => void;
}

/** Who stands in, from a day to a day. */
export function DeputyDialog({ today, weekStart, onClose }: DeputyDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const say = useSnackbar();
  const name = useMutation(deputyChanges.name);
  const [deputy, setDeputy] = useState<FoundMember | null>(null);
  const form = useForm({
    contract: nameDeputy,
    initial: { membercode: '', from: today, to: today },
    toBody: (values) => values,
    required: ['membercode', 'from', 'to'],
    send: async (body, key) => {
      const named = await name.mutateAsync({ body, key });
      say(t('deputies.named', { name: named.membername, span: words.span(named.from, named.to) }));
      onClose();
    },
  });
  const picker = { today, weekStart };
  return (
    <FormDialog form={form} title={t('deputies.name')} submit={t('deputies.submit')} onClose={onClose}>
      <MemberSearchField
        {...form.field('membercode')}
        label={t('deputies.member')}
        value={deputy}
        onMember={(it) => {
          setDeputy(it);
          form.change({ membercode: it?.membercode ?? '' });
        }}
      />
      <DayField {...form.field('from')} label={t('deputies.from')} picker={picker} />
      <DayField {...form.field('to')} label={t('deputies.to')} picker={picker} />
    </FormDialog>
  );
}
