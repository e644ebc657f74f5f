import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
  /** Millimetres on paper. */
  readonly size?: number;
}

/** A text as a QR code: black on white in every look, so that any camera reads it. */
export function QrPicture({ text, label, size = 32 }: QrPictureProps) {
  const { path, width } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      style={{ width: `${size}mm`, height: `${size}mm`, flex: 'none' }}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { path: string; width: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dots.join(''), width: rows.length };
}
