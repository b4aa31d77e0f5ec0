import { blob, fill, many, n, pick, random, sliver, vary } from '#sample/imagery/brush/paint.ts';

/** What hangs and stands in the window: salami and hams from the rail, bottles, jars and cheeses on two boards. */
export function display(): string {
  const r = random(33);
  const hung = many(9, (i) => {
    const [x, long] = [846 + i * 24, 26 + r() * 20];
    const meat = pick(['#7a2f22', '#93412a', '#6b2a1c', '#a8643c'], r);
    return (
      fill(sliver(x, 532, x, 544, 1.2), '#e9d8b0', 0.9) +
      fill(blob(x, 544 + long / 2, 6 + r() * 3, long / 2, r, 0.1), meat) +
      fill(sliver(x - 3, 548, x - 3, 538 + long, 2.4), '#f0b890', 0.45)
    );
  });
  const bottle = (x: number, y: number, glass: string) =>
    fill(
      `M${n(x - 6)} ${y}V${y - 30}Q${n(x - 6)} ${y - 38} ${n(x - 2)} ${y - 42}V${y - 56}H${n(x + 2)}V${y - 42}Q${n(x + 6)} ${y - 38} ${n(x + 6)} ${y - 30}V${y}Z`,
      glass,
    ) +
    fill(`M${n(x - 6)} ${y - 24}h12v12h-12Z`, '#efe2c4') +
    fill(sliver(x - 4, y - 4, x - 4, y - 36, 1.8), '#fff6d8', 0.6);
  const jar = (x: number, y: number, colour: string) =>
    fill(`M${n(x - 9)} ${y}V${y - 20}H${n(x + 9)}V${y}Z`, colour) +
    fill(`M${n(x - 8)} ${y - 20}H${n(x + 8)}V${y - 25}H${n(x - 8)}Z`, '#e6d8b8') +
    fill(sliver(x - 6, y - 2, x - 6, y - 18, 2.4), '#fff6d8', 0.6);
  const wheel = (x: number, y: number) =>
    fill(blob(x, y - 9, 14, 9, r, 0.04), '#b5742c') +
    fill(blob(x, y - 14, 14, 5, r, 0.04), '#e0ae58') +
    fill(`M${x} ${y - 14}L${x + 15} ${y - 16}L${x + 16} ${y - 7}Z`, '#fbeebc');
  const board = (y: number) =>
    fill(`M830 ${y}h220v6h-220Z`, '#6b3a24') + fill(`M830 ${y}h220v1.6h-220Z`, '#f0c890', 0.6);
  const goods = (y: number, order: number[]) =>
    order
      .map((kind, i) => {
        const x = 848 + i * 26;
        if (kind === 0) return bottle(x, y, vary(pick(['#3c5a3a', '#5a2a2c', '#7a5a24'], r), r));
        return kind === 1
          ? jar(x, y, vary(pick(['#b5642c', '#8a2f24', '#c9922c', '#6f7a3a'], r), r))
          : wheel(x, y);
      })
      .join('');
  return (
    hung.join('') +
    board(640) +
    goods(640, [0, 0, 1, 1, 2, 0, 1, 0]) +
    board(732) +
    goods(732, [2, 1, 0, 0, 1, 2, 1, 1])
  );
}
