import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../../components/form/select-field.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { memberQueries } from '../../../data/members/members.ts';
import { useToday } from '../../../lib/time/now.ts';
import { MemberSearchField } from '../member-search-field.tsx';
import { BalancesOf } from './balances-of.tsx';
import { BalancesTable } from './balances-table.tsx';

/**
 * The balances of everybody in this fiscal year, the one before or the next; those of one member can be adjusted. The address
 * says which year, and whose.
 */
export function MemberBalances({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const running = fiscalYearOf(useToday(company));
  const [address, setAddress] = useSearchParams();
  const years = [running - 1, running, running + 1];
  const year = years.find((it) => String(it) === address.get('year')) ?? running;
  const membercode = address.get('member') ?? '';
  // Somebody may have typed the address.
  const code = inLatinDigits(membercode).trim().toUpperCase();
  const found = useQuery({ ...memberQueries.ofCode(code), enabled: code !== '' });
  const show = (name: 'member' | 'year', value: string | undefined) =>
    setAddress(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <Card sx={choices}>
        <MemberSearchField
          name="member"
          label={t('leaveBalances.member')}
          oneselfToo
          value={(code && found.data) || null}
          onMember={(it) => show('member', it?.membercode)}
        />
        <SelectField
          name="fiscalyear"
          label={t('leaveBalances.year')}
          value={String(year)}
          options={years.map((it) => {
            const { from, to } = fiscalYearDays(it);
            return { value: String(it), text: showSpan(from, to) };
          })}
          onChange={(it) => show('year', it === String(running) ? undefined : it)}
        />
      </Card>
      {code === '' ? (
        <BalancesTable fiscalyear={year} />
      ) : (
        <Loaded query={found} skeleton={<ListSkeleton rows={2} height={180} />}>
          {(member) =>
            member ? (
              <>
                <Button onClick={() => show('member', undefined)} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
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
            ) : (
              <EmptyState text={t('leaveBalances.gone', { code: membercode })} />
            )
          }
        </Loaded>
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
