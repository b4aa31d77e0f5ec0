import { cx } from './class-names.ts';
import { axisMarks } from './chart-scale.ts';

export type BarChartProps = {
  /** Names the chart and its table for screen readers. */
  caption: string;
  labelHeader: string;
  valueHeader: string;
  data: readonly { label: string; value: number }[];
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
};

const HEIGHT_PX = 240;
const TOP_PX = 12;
const BASE_PX = HEIGHT_PX - 30;
const AXIS_PERCENT = 9;

/** Positions along the width are percentages, so that text keeps its size on any screen. */
export function BarChart({
  caption,
  labelHeader,
  valueHeader,
  data,
  format = String,
  className,
}: BarChartProps) {
  const marks = axisMarks(Math.max(0, ...data.map((bar) => bar.value)));
  const top = marks.at(-1) ?? 1;
  const slot = (100 - AXIS_PERCENT) / Math.max(1, data.length);
  const y = (value: number) => BASE_PX - (value / top) * (BASE_PX - TOP_PX);
  return (
    <figure className={className}>
      <svg aria-hidden="true" width="100%" height={HEIGHT_PX} className="block overflow-visible text-2xs">
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={`${AXIS_PERCENT}%`} x2="100%" y1={y(mark)} y2={y(mark)} className="stroke-line" />
            <text x={`${AXIS_PERCENT - 1.5}%`} y={y(mark) + 4} textAnchor="end" className="fill-muted">
              {format(mark)}
            </text>
          </g>
        ))}
        {data.map((bar, index) => {
          const start = AXIS_PERCENT + slot * index;
          return (
            <g key={bar.label} className="group">
              <rect
                x={`${start}%`}
                y={TOP_PX}
                width={`${slot}%`}
                height={BASE_PX - TOP_PX}
                fill="transparent"
              />
              <rect
                x={`${start + slot * 0.22}%`}
                y={y(bar.value)}
                width={`${slot * 0.56}%`}
                height={Math.max(0, BASE_PX - y(bar.value))}
                rx="3"
                className="fill-accent-ink transition-[fill] group-hover:fill-accent-hover"
              />
              <text
                x={`${start + slot / 2}%`}
                y={y(bar.value) - 6}
                textAnchor="middle"
                className="fill-ink font-semibold opacity-0 transition-opacity group-hover:opacity-100"
              >
                {format(bar.value)}
              </text>
              <text
                x={`${start + slot / 2}%`}
                y={HEIGHT_PX - 8}
                textAnchor="middle"
                className={cx('fill-muted', data.length > 8 && index % 2 === 1 && 'max-sm:hidden')}
              >
                {bar.label}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            <th scope="col">{valueHeader}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{format(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
