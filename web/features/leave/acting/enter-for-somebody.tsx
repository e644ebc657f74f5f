import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { type FoundMember, MemberSearchField } from '../member-search-field.tsx';
import { ActingDialog } from './acting-dialog.tsx';
import { RestOfMember } from './rest-of-member.tsx';

interface EnterForSomebodyProps {
  readonly today: Day;
  readonly weekStart: number;
}

/** The short way to a sick day that was phoned in: who, and then the leave, which begins as today. */
export function EnterForSomebody({ today, weekStart }: EnterForSomebodyProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const [member, setMember] = useState<FoundMember | undefined>();
  const choose = (it: FoundMember | null) => {
    setMember(it ?? undefined);
    setChoosing(false);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<PersonAdd />} onClick={() => setChoosing(true)} sx={{ flex: 'none' }}>
        {t('leaveActing.forSomebody')}
      </Button>
      {choosing && (
        <DialogFrame
          open
          title={t('leaveActing.forSomebody')}
          onClose={() => setChoosing(false)}
          actions={<Button onClick={() => setChoosing(false)}>{t('common.cancel')}</Button>}
        >
          <MemberSearchField name="member" label={t('leaveActing.member')} value={null} onMember={choose} />
        </DialogFrame>
      )}
      {member && (
        <RestOfMember id={member.id}>
          <ActingDialog member={member} today={today} weekStart={weekStart} onClose={() => setMember(undefined)} />
        </RestOfMember>
      )}
    </>
  );
}
