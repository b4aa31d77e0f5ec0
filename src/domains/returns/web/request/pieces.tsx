interface PiecesProps {
  quantity: number;
  name: string;
}

/** '2 × Chestnut Honey': the name is a text of its own, whatever the language around it. */
export function Pieces({ quantity, name }: PiecesProps) {
  return (
    <>
      {quantity} × {name}
    </>
  );
}
