import * as Tooltip from '@radix-ui/react-tooltip'
import { useState } from 'react'
import type { PropsWithChildren } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { RovingTabIndexContext, moveToolbarFocus } from './tool-button.tsx'

export function ToolbarFrame({ isDisabled, children }: PropsWithChildren<{ isDisabled: boolean }>) {
  const [current, setCurrent] = useState<string | null>(null)
  return (
    <RovingTabIndexContext value={{ current, setCurrent }}>
      <Tooltip.Provider
        delayDuration={TIMES.tooltipDelay}
        skipDelayDuration={TIMES.tooltipSkipDelay}
      >
        <div
          role="toolbar"
          aria-label="Formatting"
          inert={isDisabled}
          className="rte-toolbar"
          // Until a button has had focus, the toolbar itself is the tab stop and forwards focus.
          tabIndex={current === null ? 0 : -1}
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return
            event.currentTarget.querySelector<HTMLElement>('[data-tool]')?.focus()
          }}
          onKeyDown={moveToolbarFocus}
        >
          {children}
        </div>
      </Tooltip.Provider>
    </RovingTabIndexContext>
  )
}
