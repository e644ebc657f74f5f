import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionBody, correctionChanges } from '../../../data/attendance/corrections.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { kindWords } from './kind-words.ts';
import { missingTimes, openField, punchesOf, type Stay } from './stays.ts';

export interface CorrectedMember {
  readonly membercode: string;
  readonly membername: string;
}

export interface CorrectionFormOptions {
  readonly day: Pick<SummaryDay, 'date'> & Partial<Pick<SummaryDay, 'shift' | 'may' | 'inlieu' | 'overtimeopen'>>;
  readonly zone: string;
  /** Whom the office corrects the day for; without one it is the own. */
  readonly of?: CorrectedMember | undefined;
  /** What is asked for to begin with; the times where it is left out. */
  readonly kind?: 'inlieu' | 'overtime' | undefined;
  /** What the reason begins with; it may be typed over. */
  readonly reason?: string;
  readonly onClose: () => void;
}

interface FormValues {
  readonly kind: 'times' | 'excuse' | 'inlieu' | 'overtime' | 'none';
  readonly stays: readonly Stay[];
  readonly reason: string;
}

/** The punches that are asked for. */
export const askedPunches = ({ kind, stays }: Pick<FormValues, 'kind' | 'stays'>) =>
  kind === 'none' ? [] : punchesOf(stays);

/** What is typed to correct a day, which begins with what is recorded of it; it is kept until it is sent or given up. */
export function useCorrectionForm(options: CorrectionFormOptions, recorded: readonly Stay[]) {
  const { day, zone, of, kind = 'times', reason = '', onClose } = options;
  const { t } = useTranslation();
  const say = useSnackbar();
  const ask = useMutation(correctionChanges.ask);
  const { id: memberId } = useCurrentMember();
  const form = useForm({
    contract: askCorrection,
    initial: (): FormValues => ({
      kind,
      stays: recorded.length > 0 ? recorded : [{ in: '', out: '' }],
      reason,
    }),
    toBody: (values): CorrectionBody => ({
      attendancedate: day.date,
      reason: values.reason.trim(),
      ...(of ? { membercode: of.membercode } : {}),
      ...(values.kind === 'times' || values.kind === 'none'
        ? { punches: askedPunches(values) }
        : { kind: values.kind }),
    }),
    required: ['reason'],
    check: ({ kind, stays }) =>
      kind === 'times' ? Object.fromEntries(missingTimes(stays).map((name) => [name, t('common.required')])) : {},
    nameOf: (field, { stays }) => (field === 'punches' && openField(stays)) || field,
    send: async (body, key) => {
      const made = await ask.mutateAsync({ body, key });
      draft.drop();
      const told = made.state === 'approved' ? 'done' : 'sent';
      say(t(`${kindWords(made)}.${told}`));
      onClose();
    },
  });
  // What was typed over other times, or for another reason to begin with, is not what this form asks. These are the times
  // that it was opened with: what is read anew meanwhile was not looked at.
  const [asked] = useState(() => JSON.stringify([of?.membercode, day.date, recorded, kind, reason]));
  const draft = useDraft({ name: 'correction', of: asked, memberId, zone, form });
  return { form, draft };
}
