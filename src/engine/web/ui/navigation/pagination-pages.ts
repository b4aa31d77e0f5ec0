/** Which page numbers stand in the bar: first, last, and the neighbours of the current one; null is a gap. */
export function pageSlots(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  if (page <= 3) for (const n of [2, 3, 4]) if (n <= pageCount) shown.add(n);
  if (page >= pageCount - 2) for (const n of [3, 2, 1]) if (pageCount - n >= 1) shown.add(pageCount - n);
  const slots: (number | null)[] = [];
  let last = 0;
  for (const n of [...shown].sort((a, b) => a - b)) {
    if (n - last === 2) slots.push(n - 1);
    else if (n - last > 2) slots.push(null);
    slots.push(n);
    last = n;
  }
  return slots;
}
