import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { companyQueries } from '../data/company.ts';
import { useCurrentMember } from '../lib/session/session-store.ts';

const SampleTools = lazy(() => import('./sample-tools.tsx'));

/** The tools of the samples, loaded where the company shows samples to this member. */
export function SampleToolsWhereShown() {
  const { role } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);
  if (!company?.samples || role === 'GUEST') return null;
  return (
    <Suspense>
      <SampleTools />
    </Suspense>
  );
}
