import Alert from '@mui/material/Alert';
import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import type { Obstacle } from '@muster/domain/wire/obstacle.ts';
import { useProblemText } from '../lib/words/problem-text.ts';

interface ObstaclesProps {
  readonly obstacles: readonly Obstacle[];
  /** What can be done all the same. */
  readonly then: string;
}

/** Why something cannot be approved, in place of the button for it; nothing where it can. */
export function Obstacles({ obstacles, then }: ObstaclesProps) {
  const textOf = useProblemText();
  if (obstacles.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {joinSentences([...obstacles.map(textOf), then])}
    </Alert>
  );
}
