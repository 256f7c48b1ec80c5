'use client'

import clsx from 'clsx'
import { useId, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Input } from './input.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type SuggestInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  value: string
  suggestions: readonly string[]
  onValueChange: (value: string) => void
  onPick: (suggestion: string) => void
}

const MAX = 8

/** A text input with suggestions below it: free text stays possible. Follows the ARIA combobox pattern. */
export function SuggestInput(props: SuggestInputProps) {
  const { value, suggestions, onValueChange, onPick, onBlur, ...rest } = props
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = isOpen ? suggestions.slice(0, MAX) : []
  const chosen = shown[active]
  const optionId = (index: number) => `${listId}-${index}`
  const change = (isShown: boolean) => {
    setIsOpen(isShown)
    setActive(-1)
  }
  const pick = (suggestion: string) => {
    onPick(suggestion)
    change(false)
  }
  const move = (step: 1 | -1) => {
    setIsOpen(true)
    setActive(nextOption({ active, step, count: Math.min(suggestions.length, MAX) }))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && chosen !== undefined) pick(chosen)
    else if (event.key === 'Escape' && shown.length > 0) change(false)
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <Input
        {...rest}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={chosen === undefined ? undefined : optionId(active)}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          change(true)
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          change(false)
          onBlur?.(event)
        }}
      />
      {shown.length > 0 && (
        <ul
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="floats absolute inset-x-0 top-full z-40 mt-1 max-h-60 overflow-y-auto rounded-card border border-border bg-surface p-1 shadow-float"
        >
          {shown.map((suggestion, index) => (
            <li
              key={suggestion}
              id={optionId(index)}
              role="option"
              dir="auto"
              aria-selected={index === active}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
              className={clsx(
                'control-size flex cursor-default items-center truncate rounded-chip px-3 text-sm select-none hover:bg-raised',
                index === active && 'bg-raised',
              )}
            >
              {suggestion}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Wraps around; without an active option, from the first or the last. */
function nextOption({ active, step, count }: { active: number; step: 1 | -1; count: number }) {
  const from = step === -1 ? Math.max(active, 0) : active
  return count === 0 ? -1 : (from + step + count) % count
}
