import { brand } from '#engine/model/brand.ts';

const FILLS = { mark: 'fill-mark', zest: 'fill-zest' };

/** The mark of the brand, in its two colours. */
export function Mark({ className }: { className?: string | undefined }) {
  const { viewBox, shapes } = brand().mark;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={className}>
      {shapes.map(({ d, fill }) => (
        <path key={d} className={FILLS[fill]} d={d} />
      ))}
    </svg>
  );
}
