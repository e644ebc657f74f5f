import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionBody, correctionChanges } from '../../../data/attendance/corrections.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import type { CorrectedMember } from './use-correction-form.ts';

export interface HoursFormOptions {
  /** Of which day; without one that is asked as well. */
  readonly day?: Pick<SummaryDay, 'date' | 'shift'>;
  readonly zone: string;
  /** To whom the office gives them; without one they are asked for. */
  readonly of?: CorrectedMember | undefined;
  readonly onClose: () => void;
}

/** Of what is refused about the hours as a whole the end is to blame. */
const fieldOf: Readonly<Record<string, string>> = { hours: 'to', 'hours.from': 'from', 'hours.to': 'to' };

/** Hours off as they are typed; they are kept until they are sent or given up. */
export function useHoursForm({ day, zone, of, onClose }: HoursFormOptions) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const ask = useMutation(correctionChanges.ask);
  const { id: memberId } = useCurrentMember();
  const form = useForm({
    contract: askCorrection,
    initial: { attendancedate: day?.date ?? '', from: '', to: '', reason: '' },
    toBody: ({ attendancedate, from, to, reason }): CorrectionBody => ({
      ...{ attendancedate, kind: 'hours', hours: { from, to }, reason: reason.trim() },
      ...(of && { membercode: of.membercode }),
    }),
    required: ['attendancedate', 'from', 'to', 'reason'],
    nameOf: (field) => fieldOf[field] ?? field,
    send: async (body, key) => {
      const made = await ask.mutateAsync({ body, key });
      draft.drop();
      say(t(made.state === 'approved' ? 'corrections.hours.done' : 'corrections.hours.sent'));
      onClose();
    },
  });
  const draft = useDraft({
    name: 'correction',
    of: `hours ${day?.date ?? ''}${of?.membercode ?? ''}`,
    memberId,
    zone,
    form,
  });
  return { form, draft };
}
