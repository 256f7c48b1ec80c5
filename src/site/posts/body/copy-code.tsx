'use client'

import clsx from 'clsx'
import { TIMES } from '#src/contract/limits.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { useVisibleWithScripts } from '#src/ui/use-hydrated.ts'

const codeBeside = (button: HTMLElement) =>
  button.closest('figure')?.querySelector('code')?.textContent ?? ''

/** Reads the code from the page: as a prop it would be sent a second time. */
export function CopyCode() {
  return (
    <CopyButton
      text={codeBeside}
      confirmation={TIMES.copyConfirmation}
      className={clsx(useVisibleWithScripts(), 'font-mono text-xs')}
    />
  )
}
