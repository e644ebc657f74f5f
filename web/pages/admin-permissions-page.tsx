import { PermissionAdministration } from '../features/administration/permissions/permission-administration.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function AdminPermissionsPage() {
  return <PermissionAdministration otherwise={<NotFoundPage />} />;
}
