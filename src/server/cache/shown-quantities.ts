/** How much of a product a cached response says there is. */
export interface ShownQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** Every quantity in the data of a response, wherever in it a product stands. */
export function shownQuantities(data: unknown): ShownQuantity[] {
  const shown: ShownQuantity[] = [];
  collect(data, shown);
  return shown;
}

function collect(data: unknown, shown: ShownQuantity[]): void {
  if (typeof data !== 'object' || data === null) return;
  if (isProduct(data)) shown.push({ productId: data.id, quantity: data.quantityAvailable });
  else for (const value of Object.values(data)) collect(value, shown);
}

function isProduct(data: object): data is { id: number; quantityAvailable: number } {
  return 'quantityAvailable' in data && 'id' in data;
}
