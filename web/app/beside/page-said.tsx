import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { unseen } from '../../components/unseen.ts';

/**
 * Names each page that is gone to, for those who have the screen read: no browser does when the address alone changes. While
 * something lies over the page nothing of it is read, as when a drawer or a dialog leads there: it waits for that to go.
 */
export function PageSaid() {
  const place = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let last = document.title;
    const look = () => {
      if (document.title === last || place.current?.closest('[aria-hidden=true]')) return;
      last = document.title;
      setSaid(last);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.head, { childList: true, subtree: true });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={place} role="status" sx={unseen}>
      {said}
    </Box>
  );
}
