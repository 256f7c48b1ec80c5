'use client'

import { Button } from '#src/ui/button.tsx'

export function PrintButton() {
  return (
    <Button className="needs-script" onClick={() => window.print()}>
      Print
    </Button>
  )
}
