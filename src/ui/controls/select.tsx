import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'
import type { FieldControl } from './field.tsx'

type SelectOption<T extends string> = ComponentProps<'option'> & { value: T; label: string }

type SelectProps<T extends string> = Partial<FieldControl> & {
  /** Empty: the placeholder is shown. */
  value: T | ''
  placeholder?: string
  options: readonly SelectOption<T>[]
  onValueChange: (value: T) => void
  'aria-label'?: string
}

/** The native list: it is better on phones, and needs no code. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, placeholder, options, onValueChange, ...control } = props
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
        {placeholder && (
          <option value="" hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
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
