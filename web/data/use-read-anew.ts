import { useQueryClient } from '@tanstack/react-query';

/** Reads anew whatever is shown: for a form that is given up although what it sent may be stored. */
export function useReadAnew(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
