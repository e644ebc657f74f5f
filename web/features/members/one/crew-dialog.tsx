import { changeMemberCrew, type MemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import { MAX_CREW } from '@muster/domain/attendance/crew/crew-rules.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { crewChanges } from '../../../data/attendance/crew.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CrewField } from './crew-field.tsx';

interface CrewDialogProps {
  readonly member: MemberDetail;
  readonly crew: MemberCrew['crew'];
  readonly onClose: () => void;
}

const idsOf = (value: string): number[] => value.split(',').filter(Boolean).map(Number);

/** Says for whom a member checks in. What is sent is who comes and who goes: two officers at once take nothing from each other. */
export function CrewDialog({ member, crew, onClose }: CrewDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(crewChanges.change(member.id));
  const before = crew.map((it) => it.id);
  const form = useForm({
    contract: changeMemberCrew,
    initial: { members: before.join(',') },
    toBody: ({ members }) => {
      const ids = idsOf(members);
      return {
        add: ids.filter((id) => !before.includes(id)),
        remove: before.filter((id) => !ids.includes(id)),
      };
    },
    nameOf: () => 'members',
    send: async (body) => {
      await change.mutateAsync(body);
      say(t('crew.office.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('crew.office.changeTitle', { name: member.membername })}
      submit={t('common.save')}
      onClose={onClose}
    >
      <CrewField
        {...form.field('members')}
        label={t('crew.office.members')}
        hint={t('crew.office.membersHint', { count: MAX_CREW })}
        known={crew}
        not={member.id}
      />
    </FormDialog>
  );
}
