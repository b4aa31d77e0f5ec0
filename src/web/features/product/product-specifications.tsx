/** The attributes a producer gave, in the producer's order. */
export function ProductSpecifications({ attributes }: { attributes: Record<string, string> }) {
  return (
    <dl className="text-sm">
      {Object.entries(attributes).map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-t border-line py-2.5 last:border-b"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
