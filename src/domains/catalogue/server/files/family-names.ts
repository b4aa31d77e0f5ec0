interface NamedFamily {
  id: number;
  producerId: number;
  name: string;
}

const WITH_ID = / #\d+$/;

/**
 * How files name families: by their names. Where a producer has two of one name, or a name could be taken for that, its id
 * stands behind it: 'Olive Oil #12'.
 */
export function familyNames(families: readonly NamedFamily[]): Map<number, string> {
  const count = new Map<string, number>();
  const keyOf = ({ producerId, name }: NamedFamily) => `${producerId} ${name}`;
  for (const family of families) count.set(keyOf(family), (count.get(keyOf(family)) ?? 0) + 1);
  return new Map(
    families.map((family) => {
      const { id, name } = family;
      const isPlain = count.get(keyOf(family)) === 1 && !WITH_ID.test(name);
      return [id, isPlain ? name : `${name} #${id}`];
    }),
  );
}

/** Whether it can only mean a family that there is already. */
export const namesById = (text: string): boolean => WITH_ID.test(text);
