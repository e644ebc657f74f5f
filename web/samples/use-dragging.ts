import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useCallback, useEffect, useRef, useState } from 'react';

type Id = string | number;

export interface Dragged {
  readonly kind: string;
  readonly id: Id;
}

/** Where something was dropped: on the element that says `data-{name}="{value}"`. */
export interface Spot {
  readonly name: string;
  readonly value: string;
}

/** For each kind of thing, the names of the spots that take it. */
type SpotNames = Readonly<Record<string, readonly string[]>>;

/**
 * Something that can be dragged, by its handle where it has one. Every place that uses it has a menu that moves by keys
 * as well.
 */
export function useDragging(kind: string, id: Id | undefined) {
  const element = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!element.current || id === undefined) return undefined;
    return draggable({
      element: element.current,
      ...(handle.current ? { dragHandle: handle.current } : {}),
      getInitialData: () => ({ kind, id }),
    });
  }, [kind, id]);
  return { element, handle };
}

/** A part of a page on whose spots things are dropped. `names` is looked at once. */
export function useDropArea(names: SpotNames, onDropped: (dragged: Dragged, spot: Spot) => void) {
  const dropped = useRef(onDropped);
  const [kinds] = useState(names);
  const [over, setOver] = useState<Spot | undefined>();
  useEffect(() => {
    dropped.current = onDropped;
  });
  const area = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      return dropTargetForElements({
        element,
        canDrop: ({ source }) => String(source.data['kind']) in kinds,
        getData: ({ input, source }) => ({
          spot: spotAt(input.clientX, input.clientY, kinds[String(source.data['kind'])] ?? []),
        }),
        onDrag: ({ self }) => setOver((was) => sameSpot(was, self.data['spot'] as Spot | undefined)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, self }) => {
          setOver(undefined);
          const spot = self.data['spot'] as Spot | undefined;
          if (spot) dropped.current(source.data as unknown as Dragged, spot);
        },
      });
    },
    [kinds],
  );
  return {
    area,
    over,
    isOver: (name: string, value: Id | undefined) => over?.name === name && over.value === String(value),
  };
}

/** Nothing is drawn anew while the pointer stays on a spot. */
const sameSpot = (was: Spot | undefined, now: Spot | undefined) =>
  was && now && was.name === now.name && was.value === now.value ? was : now;

function spotAt(x: number, y: number, names: readonly string[]): Spot | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(names.map((it) => `[data-${it}]`).join(','));
  const name = names.find((it) => found?.dataset[it] !== undefined);
  return name === undefined ? undefined : { name, value: found?.dataset[name] ?? '' };
}
