'use client'

import * as Radix from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { controlClasses } from './control-classes.ts'
import type { FieldControl } from './field.tsx'

type SelectOption<T extends string> = { value: T; label: string }

type SelectProps<T extends string> = Partial<FieldControl> & {
  value: T
  options: readonly SelectOption<T>[]
  onValueChange: (value: T) => void
  'aria-label'?: string
  isDisabled?: boolean
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { value, options, onValueChange, isDisabled, ...trigger } = props
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={isDisabled ?? false}>
      <Radix.Trigger
        className={controlClasses('inline-flex items-center justify-between gap-2 text-left')}
        {...trigger}
      >
        <span className="min-w-0 truncate">
          <Radix.Value />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="floats z-50 max-h-80 min-w-(--radix-select-trigger-width) overflow-hidden rounded-card border border-border bg-surface shadow-float"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function SelectItem({ option }: { option: SelectOption<string> }) {
  return (
    <Radix.Item
      value={option.value}
      className="control-size flex cursor-default items-center justify-between gap-4 rounded-chip px-3 text-sm outline-none select-none data-highlighted:bg-raised"
    >
      <Radix.ItemText>{option.label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden className="size-4 text-accent" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
