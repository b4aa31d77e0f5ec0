import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

interface MoveTo {
  id: number;
  name: string;
  position: number;
  /** Of the button that was pressed. */
  direction: 'up' | 'down';
}

const buttonId = ({ id, direction }: Pick<MoveTo, 'id' | 'direction'>) => `category-${id}-${direction}`;

/** Moves one category among the others; the keyboard stays on its button while its row moves away under it. */
export function useMoveCategory(categories: readonly AdminCategory[]) {
  const { t } = useTranslation('admin');
  const pressed = useRef<MoveTo | null>(null);
  const change = useAdminChange(
    ({ id, position }: MoveTo) =>
      apiRequest('PATCH /api/admin/categories/:id', { params: { id }, body: { position } }),
    {
      done: ({ name, position }) =>
        t('categories.moved', { name, place: position + 1, total: categories.length }),
    },
  );
  const order = categories.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { id, direction } = pressed.current;
    pressed.current = null;
    const other = direction === 'up' ? 'down' : 'up';
    const buttons = [direction, other].map((each) =>
      document.getElementById(buttonId({ id, direction: each as MoveTo['direction'] })),
    );
    buttons.find((button) => button?.matches(':enabled'))?.focus();
  }, [order]);
  return {
    isPending: change.isPending,
    to(move: MoveTo) {
      pressed.current = move;
      change.mutate(move);
    },
  };
}

export type Move = ReturnType<typeof useMoveCategory>;

interface MoveButtonsProps {
  category: Pick<AdminCategory, 'id' | 'name'> & { place: number };
  count: number;
  move: Move;
}

export function MoveButtons({ category: { id, name, place }, count, move }: MoveButtonsProps) {
  const { t } = useTranslation('admin');
  const button = (direction: MoveTo['direction'], position: number, isEnd: boolean) => (
    <IconButton
      id={buttonId({ id, direction })}
      size="sm"
      label={t(direction === 'up' ? 'categories.moveUp' : 'categories.moveDown', { name })}
      disabled={isEnd}
      onClick={() => move.to({ id, name, position, direction })}
    >
      {direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
    </IconButton>
  );
  return (
    <span className="inline-flex gap-1">
      {button('up', place - 1, place === 0)}
      {button('down', place + 1, place === count - 1)}
    </span>
  );
}
