import * as Tooltip from '@radix-ui/react-tooltip'
import { createContext, use, useId } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { ariaShortcut, isApple, SHORTCUTS, shortcutText } from '#src/editor/commands/shortcuts.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** Roving tab index: the button that holds the toolbar's only tab stop, and its setter. */
export const RovingTabIndexContext = createContext<{
  current: string | null
  setCurrent: (id: string) => void
}>({ current: null, setCurrent: () => undefined })

export type ToolButtonProps = Omit<ComponentProps<'button'>, 'name'> & {
  name: string
  isActive?: boolean | undefined
  isDisabled?: boolean
  problem?: string | null | undefined
}

/** `aria-disabled` keeps it in the arrow-key order; a click never moves focus out of the text. */
export function ToolButton(props: ToolButtonProps) {
  const { name, isActive, problem, isDisabled = Boolean(problem), onClick, ...rest } = props
  const id = useId()
  const { current, setCurrent } = use(RovingTabIndexContext)
  const keys = SHORTCUTS[name]
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button
          {...rest}
          type="button"
          className="rte-tool"
          data-tool
          aria-label={name}
          aria-keyshortcuts={keys && ariaShortcut(keys, isApple())}
          aria-pressed={isActive}
          aria-description={problem ?? undefined}
          aria-disabled={isDisabled || undefined}
          tabIndex={current === id ? 0 : -1}
          onFocus={() => setCurrent(id)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (!isDisabled) onClick?.(event)
          }}
        />
      </Tooltip.Trigger>
      {/* No portal: the tooltip needs the editor's style variables. */}
      <Tooltip.Content sideOffset={6} collisionPadding={8} className="rte-tooltip">
        {problem ?? name}
        {keys && <kbd>{shortcutText(keys, isApple())}</kbd>}
      </Tooltip.Content>
    </Tooltip.Root>
  )
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function moveToolbarFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const isTool = event.target instanceof HTMLElement && 'tool' in event.target.dataset
  if (!step || !isTool || isComposing(event)) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  event.preventDefault()
  tools[step(tools.indexOf(event.target as HTMLElement), tools.length)]?.focus()
}
