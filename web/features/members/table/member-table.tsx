import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Found } from '../../../components/filters.tsx';
import { Awaited } from '../../../components/loading/awaited.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Pages } from '../../../components/page/pages.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { companyQueries } from '../../../data/company.ts';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';
import { askedOf, everyMember, isNarrowed, knownInAddress } from './asked-members.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { MemberFilterBar } from './member-filters.tsx';
import { MemberRow } from './member-row.tsx';

/** The members of the company, a page at a time; what is asked for stands in the address. */
export function MemberTable() {
  const { t } = useTranslation();
  const { asked, filters, setFilters, page, setPage } = useAsked(everyMember, knownInAddress);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data: company } = useQuery(companyQueries.shown);
  const members = useQuery(memberOfficeQueries.page(askedOf(asked, page)));
  const choose = (membercode: string, wanted: boolean) => {
    const others = [...chosen].filter((it) => it !== membercode);
    setChosen(new Set(wanted ? [...others, membercode] : others));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MemberFilterBar filters={filters} onFilters={setFilters} />
      <ChosenBar membercodes={[...chosen]} onDone={() => setChosen(new Set())} />
      <Found
        asked={isNarrowed(asked)}
        by={asked}
        count={members.data?.members.length}
        more={members.data?.more}
        before={members.isPlaceholderData}
      />
      <Loaded query={members} skeleton={<ListSkeleton rows={8} height={56} />}>
        {({ members: shown, more }) =>
          shown.length === 0 ? (
            <Box sx={{ textAlign: 'center' }}>
              <EmptyState text={t('memberOffice.table.empty')} />
              <Button onClick={() => setFilters(everyMember)}>{t('memberOffice.table.clear')}</Button>
            </Box>
          ) : (
            <Awaited before={members.isPlaceholderData}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {shown.map((it) => (
                  <MemberRow
                    key={it.id}
                    member={it}
                    zone={company?.zone ?? 'UTC'}
                    chosen={chosen.has(it.membercode)}
                    doors={company?.doors === true}
                    onChoose={choose}
                  />
                ))}
              </Box>
              <Pages page={page} more={more} onPage={setPage} />
            </Awaited>
          )
        }
      </Loaded>
    </Box>
  );
}
