import { useLocation, useNavigate } from 'react-router';

/** Goes to a URL, and leaves no second step in the history when the page is there already. */
export function useFollow(): (url: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (url) => void navigate(url, { replace: url === pathname });
}
