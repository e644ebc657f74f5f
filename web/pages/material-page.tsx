import { useParams } from 'react-router';
import { GuidePage } from '../features/style-guide/guide-page.tsx';
import NotFoundPage from './not-found-page.tsx';

/** The style guide; the address says which page of it. */
export default function MaterialPage() {
  const { page = '' } = useParams();
  return <GuidePage name={page} otherwise={<NotFoundPage />} />;
}
