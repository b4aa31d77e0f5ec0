/** A sheet of labels, in millimetres: what lies above and left of the first one, its size, and what is between two. */
export interface LabelSheet {
  paper: 'a4' | 'letter';
  columns: number;
  rows: number;
  width: number;
  height: number;
  top: number;
  left: number;
  gap: number;
}

/** As label makers sell them, by the number that is printed on most of their packages. */
export const LABEL_SHEETS = {
  'A4, 3 × 7, L7160': {
    paper: 'a4',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    top: 15.15,
    left: 7.25,
    gap: 2.5,
  },
  'A4, 3 × 8, 3474': {
    paper: 'a4',
    columns: 3,
    rows: 8,
    width: 70,
    height: 37,
    top: 0.5,
    left: 0,
    gap: 0,
  },
  'A4, 2 × 7, L7163': {
    paper: 'a4',
    columns: 2,
    rows: 7,
    width: 99.1,
    height: 38.1,
    top: 15.15,
    left: 4.65,
    gap: 2.5,
  },
  'US Letter, 3 × 10, 5160': {
    paper: 'letter',
    columns: 3,
    rows: 10,
    width: 66.675,
    height: 25.4,
    top: 12.7,
    left: 4.7625,
    gap: 3.175,
  },
  'US Letter, 2 × 5, 5163': {
    paper: 'letter',
    columns: 2,
    rows: 5,
    width: 101.6,
    height: 50.8,
    top: 12.7,
    left: 3.96875,
    gap: 4.7625,
  },
} as const satisfies Record<string, LabelSheet>;

export type SheetName = keyof typeof LABEL_SHEETS;
