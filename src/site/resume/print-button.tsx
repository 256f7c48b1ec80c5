'use client'

import { Button } from '#src/ui/controls/button.tsx'
import { useVisibleWithScripts } from '#src/ui/use-hydrated.ts'

export function PrintButton() {
  return (
    <Button className={useVisibleWithScripts()} onClick={() => window.print()}>
      Print
    </Button>
  )
}
