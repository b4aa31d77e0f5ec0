import { cx } from '#engine/web/ui/basics/class-names.ts';

type BarChartProps = {
  /** Names the chart and its table for screen readers. */
  caption: string;
  labelHeader: string;
  valueHeader: string;
  data: readonly { label: string; value: number }[];
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
};

const HEIGHT_PX = 240;
/** Space for the value that appears over the tallest bar. */
const TOP_PX = 20;
const BASE_PX = HEIGHT_PX - 26;

/** Positions along the width are percentages, so that text keeps its size on any screen. */
export function BarChart(props: BarChartProps) {
  const { caption, labelHeader, valueHeader, data, format = String, className } = props;
  const marks = axisMarks(Math.max(0, ...data.map((bar) => bar.value)));
  const labels = axisLabels(marks, format);
  const top = marks.at(-1) ?? 1;
  const y = (value: number) => BASE_PX - (value / top) * (BASE_PX - TOP_PX);
  return (
    // The table for screen readers is taken out of the flow: it must find its place here, not at the end of the page.
    <figure className={cx('relative', className)}>
      <div aria-hidden="true" className="flex gap-3 text-2xs">
        <div className="relative text-muted tabular-nums">
          {/* Holds the column as wide as its longest label. */}
          <span className="invisible">{labels.reduce((a, b) => (b.length > a.length ? b : a))}</span>
          {marks.map((mark, index) => (
            <span key={mark} className="absolute right-0 -translate-y-1/2" style={{ top: y(mark) }}>
              {labels[index]}
            </span>
          ))}
        </div>
        <svg width="100%" height={HEIGHT_PX} className="block min-w-0 flex-1 overflow-visible">
          {marks.map((mark) => (
            <line key={mark} x1="0" x2="100%" y1={y(mark)} y2={y(mark)} className="stroke-line" />
          ))}
          <Bars data={data} format={format} y={y} />
        </svg>
      </div>
      <div className="sr-only">
        <table>
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
      </div>
    </figure>
  );
}

interface BarsProps {
  data: BarChartProps['data'];
  format: (value: number) => string;
  y: (value: number) => number;
}

function Bars({ data, format, y }: BarsProps) {
  const slot = 100 / Math.max(1, data.length);
  const steps = nameSteps(data.length);
  return data.map((bar, index) => {
    const start = slot * index;
    const middle = `${start + slot / 2}%`;
    const back = data.length - 1 - index;
    // Words over the outermost bars would leave the card: they lean inwards.
    const anchor = start < 10 ? 'start' : start > 90 - slot ? 'end' : 'middle';
    return (
      <g key={bar.label} className="group">
        <rect
          x={`${start}%`}
          y={TOP_PX}
          width={`${slot}%`}
          height={BASE_PX - TOP_PX}
          className="fill-transparent group-hover:fill-ink/4"
        />
        <rect
          x={`${start + slot * 0.2}%`}
          y={y(bar.value)}
          width={`${slot * 0.6}%`}
          height={Math.max(0, BASE_PX - y(bar.value))}
          rx="2"
          className="fill-accent-ink"
        />
        <text
          x={middle}
          y={y(bar.value) - 6}
          textAnchor={anchor}
          className="fill-ink font-semibold opacity-0 transition-opacity group-hover:opacity-100"
        >
          {format(bar.value)}
        </text>
        {back % steps.wide === 0 && (
          <text
            x={middle}
            y={HEIGHT_PX - 6}
            textAnchor={back === 0 && data.length > 8 ? 'end' : 'middle'}
            className={cx('fill-muted', back % steps.phone !== 0 && 'max-sm:hidden')}
          >
            {bar.label}
          </text>
        )}
      </g>
    );
  });
}

/** Round steps for the axis of a chart: 0 and two to five marks up to or above the largest value. */
export function axisMarks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The marks in words. Decimals that say nothing on any of them take space that a phone does not have. */
export function axisLabels(marks: readonly number[], format: (value: number) => string): string[] {
  const labels = marks.map(format);
  return labels.every((label) => label.endsWith('.00')) ? labels.map((label) => label.slice(0, -3)) : labels;
}

const MOST_NAMES = 8;

/**
 * Every how many bars one carries its name, counted back from the last, so that names never touch: on wide screens, and
 * on phones.
 */
export function nameSteps(count: number): { wide: number; phone: number } {
  const wide = Math.max(1, Math.ceil(count / MOST_NAMES));
  return { wide, phone: wide === 1 ? 1 : wide * 2 };
}
