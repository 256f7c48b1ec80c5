'use client'

import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { useVisibleWithScripts } from '#src/ui/use-hydrated.ts'

const codeBeside = (button: Element) =>
  button.closest('figure')?.querySelector('code')?.textContent ?? ''

/** Reads the code from the page: as a prop it would be sent a second time. */
export function CopyCode() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const pre = place.current?.closest('figure')?.querySelector('pre')
    if (!pre) return undefined
    // Without scripts each block is a tab stop, with them only what scrolls.
    const observer = new ResizeObserver(() => {
      pre.tabIndex = pre.scrollWidth > pre.clientWidth ? 0 : -1
    })
    observer.observe(pre)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={place}>
      <CopyButton
        text={codeBeside}
        confirmation={TIMES.copyConfirmation}
        className={clsx(useVisibleWithScripts(), 'font-mono text-xs')}
      />
    </span>
  )
}
