'use client'

import { createContext, use, useId } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'

/** One tab stop for the whole bar: which button holds it, and how another takes it. */
export const RovingContext = createContext<{
  current: string | null
  setCurrent: (id: string) => void
}>({ current: null, setCurrent: () => undefined })

type ToolButtonProps = Omit<ComponentProps<'button'>, 'name'> & {
  name: string
  isActive?: boolean | undefined
  isDisabled?: boolean
}

/**
 * A button of the toolbar. `aria-disabled` instead of `disabled`, so that it stays in the bar's arrow
 * order; the mouse never takes the focus out of the text.
 */
export function ToolButton({ name, isActive, isDisabled, onClick, ...rest }: ToolButtonProps) {
  const id = useId()
  const { current, setCurrent } = use(RovingContext)
  return (
    <button
      {...rest}
      type="button"
      className="rte-tool"
      data-tool
      aria-label={name}
      title={name}
      aria-pressed={isActive}
      aria-disabled={isDisabled || undefined}
      tabIndex={current === id ? 0 : -1}
      onFocus={() => setCurrent(id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isDisabled) onClick?.(event)
      }}
    />
  )
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys, Home and End walk along the bar (ARIA toolbar pattern). */
export function walkToolbar(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const isTool = event.target instanceof HTMLElement && 'tool' in event.target.dataset
  if (!step || !isTool) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  event.preventDefault()
  tools[step(tools.indexOf(event.target as HTMLElement), tools.length)]?.focus()
}
