import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';

interface SampleFrameProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A sample screen, with the way back to the others. */
export function SampleFrame({ title, action, children }: SampleFrameProps) {
  const { t } = useTranslation();
  return (
    <PageFrame title={title} crumbs={[{ name: t('samples.title'), path: '/sample' }]} action={action}>
      {children}
    </PageFrame>
  );
}
