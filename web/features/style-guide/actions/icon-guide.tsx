import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { Specimen } from '../specimen.tsx';

const IconWall = lazy(() => import('./icon-wall.tsx'));

export default function IconGuide() {
  const { t } = useTranslation();
  return (
    <GuideFrame name="icons">
      <Specimen
        wide
        title={t('styleGuide.icons.title')}
        lead={t('styleGuide.icons.lead')}
        made={['SvgIcon', 'Tooltip', 'FormField']}
      >
        <Suspense fallback={<ListSkeleton rows={6} height={88} />}>
          <IconWall />
        </Suspense>
      </Specimen>
    </GuideFrame>
  );
}
