import { useQueryClient } from '@tanstack/react-query';

/** What reads anew whatever is shown. */
export function useReadingAnew(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
