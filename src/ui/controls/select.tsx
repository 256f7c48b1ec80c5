import { ChevronDown } from 'lucide-react'
import { controlClasses } from './control-classes.ts'
import type { FieldControl } from './field.tsx'

type SelectOption<T extends string> = { value: T; label: string }

type SelectProps<T extends string> = Partial<FieldControl> & {
  value: T
  options: readonly SelectOption<T>[]
  onValueChange: (value: T) => void
  'aria-label'?: string
}

/** The native list: it is better on phones, and needs no code. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, options, onValueChange, ...control } = props
  return (
    <span className="relative grid">
      <select
        {...control}
        className={controlClasses('appearance-none truncate pr-9')}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onValueChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
