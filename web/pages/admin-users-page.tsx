import { UserAdministration } from '../features/administration/users/user-administration.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function AdminUsersPage() {
  return <UserAdministration otherwise={<NotFoundPage />} />;
}
