interface ReducedLine {
  quantity: number;
  removed: number;
}

/** What of a line is sent: what was bought without what was removed. In SQL: `LEFT_UNITS`. */
export const leftUnits = ({ quantity, removed }: ReducedLine) => quantity - removed;

export const isLeft = (line: ReducedLine) => leftUnits(line) > 0;
