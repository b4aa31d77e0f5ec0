import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

interface MoveButtonsProps {
  /** From 0; -1: in no order, it cannot be moved. */
  place: number;
  count: number;
  labels: { up: string; down: string };
  onMove: (to: number) => void;
}

/** Moves one of a list up and down; the keyboard stays on its button while its row moves away under it. */
export function MoveButtons({ place, count, labels, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const buttons = pressed.current === 'up' ? [up, down] : [down, up];
    pressed.current = null;
    // At the end of the list its own can be pressed no more.
    buttons.find(({ current }) => current?.matches(':enabled'))?.current?.focus();
  }, [place]);
  const move = (direction: 'up' | 'down', to: number) => () => {
    pressed.current = direction;
    onMove(to);
  };
  return (
    <span className="inline-flex gap-1">
      <IconButton ref={up} size="sm" label={labels.up} disabled={place < 1} onClick={move('up', place - 1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        ref={down}
        size="sm"
        label={labels.down}
        disabled={place === -1 || place === count - 1}
        onClick={move('down', place + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  );
}
