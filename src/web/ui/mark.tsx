/** The mark: the two arches of a market hall, an m, with an olive under the second. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path
        className="fill-accent-ink"
        d="M2 28V12.5C2 6.7 5.8 3 10.2 3c2.4 0 4.5 1.1 5.8 2.9C17.300 4.100 19.400 3 21.800 3 26.200 3 30 6.700 30 12.500V28h-3.500V12.500c0-3.800-2.200-6-4.700-6-2.400 0-4.050 2-4.050 5.500v16h-3.500V12c0-3.500-1.650-5.500-4.050-5.500-2.500 0-4.700 2.200-4.700 6V28z"
      />
      <ellipse className="fill-zest" cx="22.1" cy="24.4" rx="2.9" ry="3.6" />
    </svg>
  );
}
