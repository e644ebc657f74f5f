import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

type Id = string | number;

/**
 * Something that can be dragged by its handle onto others of its kind. Every place that uses it has a menu that moves
 * by keys as well.
 */
export function useDragging(kind: string, id: Id | undefined, onDropped: (id: Id) => void) {
  const element = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const dropped = useRef(onDropped);
  const [over, setOver] = useState(false);
  useEffect(() => {
    dropped.current = onDropped;
  });
  useEffect(() => {
    if (!element.current || id === undefined) return undefined;
    return combine(
      draggable({
        element: element.current,
        ...(handle.current ? { dragHandle: handle.current } : {}),
        getInitialData: () => ({ kind, id }),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => source.data['kind'] === kind && source.data['id'] !== id,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          dropped.current(source.data['id'] as Id);
        },
      }),
    );
  }, [kind, id]);
  return { element, handle, over };
}
