import { FactorNotice } from './factor-notice.tsx';
import { PasswordNotice } from './password-notice.tsx';

/** What a member is to do about their own way in, above every page. */
export default function AccountNotices() {
  return (
    <>
      <FactorNotice />
      <PasswordNotice />
    </>
  );
}
