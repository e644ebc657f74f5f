import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { Panel } from '../components/page/panel.tsx';
import { ScrolledTabs } from '../components/scrolled-tabs.tsx';
import { companyQueries } from '../data/company.ts';
import { memberOfficeQueries } from '../data/members/member-office.ts';
import { CorrectDay } from '../features/attendance/corrections/correct-day.tsx';
import { OwnMonth } from '../features/attendance/summary/own-month.tsx';
import { MemberLeave } from '../features/leave/acting/member-leave.tsx';
import { RestOfMember } from '../features/leave/acting/rest-of-member.tsx';
import { BalancesOf } from '../features/leave/office/balances-of.tsx';
import { AccountPanel } from '../features/members/one/account-panel.tsx';
import { CrewPanel } from '../features/members/one/crew-panel.tsx';
import { DoorPinPanel } from '../features/members/one/door-pin-panel.tsx';
import { EmploymentForm } from '../features/members/one/employment-form.tsx';
import { MemberSessions } from '../features/members/one/member-sessions.tsx';
import { SpansPanel } from '../features/members/one/spans-panel.tsx';
import { WorkPanel } from '../features/members/one/work-panel.tsx';
import { MemberTrips } from '../features/trips/member-trips.tsx';

const tabs = ['employment', 'attendance', 'leave', 'trips', 'account'] as const;
type TabName = (typeof tabs)[number];

/** One member, as the office keeps them. */
export default function MemberPage() {
  const { t } = useTranslation();
  const id = Number(useParams()['id']);
  const [address, setAddress] = useSearchParams();
  const shown = tabs.find((it) => it === address.get('tab')) ?? 'employment';
  const company = useQuery(companyQueries.shown);
  const member = useQuery(memberOfficeQueries.one(id));
  const skeleton = <ListSkeleton rows={4} height={64} />;
  const name = member.data?.membername ?? '';
  return (
    <PageFrame
      title={name || t('shell.nav.members')}
      {...(member.data ? { lead: `${member.data.membercode} · ${t(`members.roles.${member.data.role}`)}` } : {})}
      crumbs={[{ name: t('shell.nav.office') }, { name: t('shell.nav.members'), path: '/dashboard/members' }]}
    >
      <Card>
        <ScrolledTabs
          value={shown}
          onChange={(_, tab: TabName) => setAddress({ tab }, { replace: true })}
          aria-label={t('memberOffice.page.tabs', { name })}
        >
          {tabs.map((it) => (
            <Tab key={it} value={it} id={`tab-${it}`} aria-controls="of-member" label={t(`memberOffice.page.${it}`)} />
          ))}
        </ScrolledTabs>
      </Card>
      <Box
        role="tabpanel"
        id="of-member"
        aria-labelledby={`tab-${shown}`}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Loaded query={company} skeleton={skeleton}>
          {(of) => (
            <Loaded query={member} skeleton={skeleton}>
              {(it) => (
                <RestOfMember id={it.id}>
                  <Shown tab={shown} member={it} company={of} />
                </RestOfMember>
              )}
            </Loaded>
          )}
        </Loaded>
      </Box>
    </PageFrame>
  );
}

interface ShownProps {
  readonly tab: TabName;
  readonly member: MemberDetail;
  readonly company: CompanyView;
}

function Shown({ tab, member: it, company }: ShownProps) {
  const { t } = useTranslation();
  const work = useQuery(memberOfficeQueries.work(it.id));
  const days = { today: company.today, weekStart: company.weekstart };
  const { zone } = company;
  switch (tab) {
    case 'employment':
      return (
        <>
          <Panel title={t('memberOffice.employment.title')}>
            <EmploymentForm key={it.id} member={it} {...days} zone={zone} />
          </Panel>
          <SpansPanel member={it} {...days} />
          <Loaded query={work} skeleton={<ListSkeleton rows={4} height={64} />}>
            {(history) => <WorkPanel member={it} history={history} {...days} />}
          </Loaded>
        </>
      );
    case 'attendance':
      return (
        <>
          <OwnMonth company={company} of={it} actionOf={(day) => <CorrectDay day={day} zone={zone} of={it} />} />
          {it.may.run && <CrewPanel member={it} zone={zone} />}
        </>
      );
    case 'leave':
      return (
        <>
          <MemberLeave member={it} {...days} />
          <BalancesOf
            member={{ ...it, status: it.status === 'active' ? 'active' : 'suspended' }}
            fiscalyear={fiscalYearOf(company.today)}
          />
        </>
      );
    case 'trips':
      return (
        <Panel title={t('memberOffice.page.trips')}>
          <MemberTrips member={it} company={company} />
        </Panel>
      );
    case 'account':
      return (
        <>
          <AccountPanel member={it} zone={zone} />
          {it.may.run && company.doors && <DoorPinPanel member={it} zone={zone} />}
          {it.may.run && <MemberSessions member={it} zone={zone} />}
        </>
      );
  }
}
