/** A drawn still life that stands in for a missing picture: bottle, bowl and horizon. */
export function PicturePlaceholder() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <rect width="200" height="200" className="fill-sunken" />
      <rect y="138" width="200" height="62" className="fill-line" opacity="0.6" />
      <g className="fill-accent-ink" opacity="0.16">
        <path d="M86 66h10v20c0 5 9 9 9 22v42H77v-42c0-13 9-17 9-22z" />
        <path d="M112 124h46c0 16-9 26-23 26s-23-10-23-26z" />
        <circle cx="126" cy="118" r="8" />
        <circle cx="142" cy="116" r="9" />
        <path d="M44 128c0-9 6-15 14-15s14 6 14 15v22H44z" />
      </g>
    </svg>
  );
}
