const HEIGHT = 40
const STEP = 8
/** Height of a bar whose value is 0, so that every day is visible. */
const LEAST = 1

type DailyBarChartProps = { label: string; values: readonly { day: string; value: number }[] }

/** Bar chart with one bar per day; the value of a day is shown on hover. */
export function DailyBarChart({ label, values }: DailyBarChartProps) {
  const most = Math.max(1, ...values.map(({ value }) => value))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-12 w-full"
    >
      {values.map(({ day, value }, index) => {
        const height = value === 0 ? LEAST : Math.max(3, (value / most) * HEIGHT)
        return (
          <rect
            key={day}
            x={index * STEP}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            className={value === 0 ? 'fill-border' : 'fill-accent'}
          >
            <title>{`${day}: ${value}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
