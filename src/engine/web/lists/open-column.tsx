import { Button } from '#engine/web/ui/basics/button.tsx';

interface OpenColumnProps<Row> {
  /** Of the column, for those who do not see the buttons. */
  header: string;
  /** On the button. */
  words: string;
  /** What the button opens, for those who hear it alone. */
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
}

/** The last column of a list whose rows are opened. */
export function openColumn<Row>({ header, words, label, onOpen }: OpenColumnProps<Row>) {
  return {
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
