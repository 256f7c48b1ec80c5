import { useEffect, useState } from 'react'
import { TOO_LONG_TO_DRAW } from '#src/content/diagram/diagram-source.ts'
import type { DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import { SvgTree } from '#src/ui/display/svg-tree.tsx'
import { drawInBrowser } from './code-workers.ts'

const PAUSE_MS = 300

export function DiagramPreview({ code }: { code: string }) {
  const [drawn, setDrawn] = useState<DrawnDiagram>()
  useEffect(() => {
    let isOld = false
    const draw = async () => {
      const found = await drawInBrowser({ code, index: 0 })
      if (!isOld) setDrawn(found ?? { problem: TOO_LONG_TO_DRAW })
    }
    const timer = setTimeout(() => void draw(), PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [code])
  return (
    <figure aria-label="Preview" className="rte-diagram-preview">
      {drawn?.svg && <SvgTree root={drawn.svg} label="Diagram" />}
      <p role="status">{drawn?.problem}</p>
    </figure>
  )
}
