import { PhotoAdministration } from '../features/administration/photos/photo-administration.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function AdminPhotosPage() {
  return <PhotoAdministration otherwise={<NotFoundPage />} />;
}
