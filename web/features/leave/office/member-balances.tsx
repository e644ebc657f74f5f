import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { useToday } from '../../../lib/time/now.ts';
import { BalancesOf } from './balances-of.tsx';
import { BalancesTable } from './balances-table.tsx';
import { MemberField } from './member-field.tsx';

interface MemberBalancesProps {
  readonly company: CompanyView;
  readonly members: readonly MemberRow[];
  /** Whose balances are shown, as the address says. */
  readonly membercode: string | null;
  readonly onMember: (membercode: string | undefined) => void;
}

/** The balances of everybody in this fiscal year, the one before or the next; those of one member can be adjusted. */
export function MemberBalances({ company, members, membercode, onMember }: MemberBalancesProps) {
  const { t } = useTranslation();
  const running = fiscalYearOf(useToday(company));
  const [year, setYear] = useState(running);
  // Somebody may have typed the address.
  const code = membercode && inLatinDigits(membercode).trim().toUpperCase();
  const member = members.find((it) => it.membercode === code);
  const years = [running - 1, running, running + 1].map((it) => {
    const { from, to } = fiscalYearDays(it);
    return { value: String(it), text: showSpan(from, to) };
  });
  return (
    <>
      <Card sx={choices}>
        <MemberField members={members} member={member} onMember={(it) => onMember(it?.membercode)} />
        <SelectField
          name="fiscalyear"
          label={t('leaveBalances.year')}
          value={String(year)}
          options={years}
          onChange={(it) => setYear(Number(it))}
        />
      </Card>
      {member ? (
        <>
          <Button onClick={() => onMember(undefined)} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
            {t('leaveBalances.everybody')}
          </Button>
          <BalancesOf
            key={`${member.id} ${year}`}
            member={member}
            fiscalyear={year}
            running={running}
            isOver={year < running}
          />
        </>
      ) : membercode ? (
        <EmptyState text={t('leaveBalances.gone', { code: membercode })} />
      ) : (
        <BalancesTable fiscalyear={year} />
      )}
    </>
  );
}

const choices = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
