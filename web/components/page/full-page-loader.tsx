import { MusterMark } from './muster-mark.tsx';

/** The mark inside a turning ring: drawn by first-paint.css, as before the scripts were there. */
export function FullPageLoader({ label }: { readonly label: string }) {
  return (
    <div className="splash" role="status" aria-label={label}>
      <MusterMark size={44} />
    </div>
  );
}
