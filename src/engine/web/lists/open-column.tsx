import { Button } from '#engine/web/ui/basics/button.tsx';

interface OpenColumnProps<Row> {
  /** Of the column, for those who do not see the buttons. */
  header: string;
  /** On the button. */
  words: string;
  /** What the button opens, for those who hear it alone. */
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** What the row is about is a link as well: a phone needs no second way. */
  wideOnly?: boolean;
}

/** The last column of a list whose rows are opened. */
export function openColumn<Row>({ header, words, label, onOpen, wideOnly }: OpenColumnProps<Row>) {
  return {
    wideOnly,
    key: 'open',
    header,
    headerHidden: true,
    align: 'end' as const,
    cell: (row: Row) => (
      <Button size="sm" variant="secondary" aria-label={label(row)} onClick={() => onOpen(row)}>
        {words}
      </Button>
    ),
  };
}
