import type { OrderStatus } from './order-status.ts';
import { orderStatusOf, type PartStatus } from './part-status.ts';

export interface PartMove {
  partId: number;
  /** What it passes through, the last one included; nothing where it stays. */
  steps: readonly PartStatus[];
}

/** One line of an order's history: of one part, or of the order itself. */
export interface MoveEvent {
  partId: number | null;
  fromStatus: PartStatus | OrderStatus;
  toStatus: PartStatus | OrderStatus;
}

/**
 * One step of every part after the other. The history tells each change of the order, and what a part did by itself:
 * where all that is left of an order moves as one, its parts have nothing of their own to tell.
 */
export function walkParts<Part extends { id: number; status: PartStatus }>(
  before: readonly Part[],
  moves: readonly PartMove[],
): { parts: Part[]; events: MoveEvent[] } {
  let parts = [...before];
  const events: MoveEvent[] = [];
  const isAlone = !movesAsOne(before, moves);
  for (let wave = 0; moves.some(({ steps }) => steps.length > wave); wave += 1) {
    const from = orderStatusOf(parts);
    parts = parts.map((part) => {
      const step = moves.find(({ partId }) => partId === part.id)?.steps[wave];
      if (step === undefined) return part;
      if (isAlone) events.push({ partId: part.id, fromStatus: part.status, toStatus: step });
      return { ...part, status: step };
    });
    const to = orderStatusOf(parts);
    if (to !== from) events.push({ partId: null, fromStatus: from, toStatus: to });
  }
  return { parts, events };
}

function movesAsOne(
  parts: readonly { id: number; status: PartStatus }[],
  moves: readonly PartMove[],
): boolean {
  return parts.every(({ id, status }) => status === 'cancelled' || moves.some(({ partId }) => partId === id));
}
