import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { asRestDays, WEEKEND } from '@muster/domain/work/rest-days.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyQueries } from '../../data/company.ts';
import { memberChanges } from '../../data/members/members.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { choosingWeeks, chosenWeeks, NO_WEEKS, whatIsMissing } from './one/some-weeks.ts';
import type { MadeCode } from './one-time-code-dialog.tsx';

interface AddMemberOptions {
  readonly today: Day;
  readonly onClose: () => void;
  readonly onCode: (made: MadeCode) => void;
}

/** What is typed of a new member, and its way to the server; a code to sign up follows where the company asks for one. */
export function useAddMemberForm({ today, onClose, onCode }: AddMemberOptions) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(memberChanges.add);
  const handOut = useMutation(memberChanges.handOutCode);
  const { data: settings } = useQuery(companyQueries.settings);
  const form = useForm({
    contract: addMember,
    initial: {
      ...{ membercode: '', membername: '', email: '', joinedon: today, groupno: '', shiftid: '' },
      ...{ restdays: WEEKEND, alternate: NO_WEEKS },
    },
    toBody: ({ groupno, shiftid, restdays, alternate, ...values }) => ({
      ...values,
      email: values.email.trim(),
      ...(groupno ? { groupno } : {}),
      ...(shiftid ? { shiftid: Number(shiftid) } : {}),
      ...asRestDays({ restdays, alternate: chosenWeeks(alternate) }),
    }),
    required: ['membercode', 'membername', 'joinedon'],
    check: ({ alternate }) => whatIsMissing(t, alternate),
    send: async (body) => {
      const { id, membercode, membername } = await add.mutateAsync(body);
      // The member is listed whatever comes of the code: it can be made anew on their page.
      const wanted = settings?.registration === 'code';
      const code = wanted ? await handOut.mutateAsync(id).catch(() => undefined) : undefined;
      say(t('members.add.done', { name: membername }));
      onClose();
      if (code) onCode({ code, membercode, membername });
    },
  });
  return { form, ...choosingWeeks(form) };
}
