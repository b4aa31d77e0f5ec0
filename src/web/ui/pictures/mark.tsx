/** The mark: two arches of a market hall that make an M, one in shade and one in the sun. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 36" className={className}>
      <path className="fill-mark" d="M0 36V10a10 10 0 0 1 20 0v26z" />
      <path className="fill-zest" d="M20 36V10a10 10 0 0 1 20 0v26z" />
    </svg>
  );
}
