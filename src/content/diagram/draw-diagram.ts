import { PeleError, render } from 'pele'
import type { DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import { svgTree } from './parse-svg-tree.ts'

/** Longer sources take seconds, larger drawings are unreadable. */
const LIMITS = { limit: 30_000, outputLimit: 300_000, maxEdges: 500 }

/**
 * Run in a worker: a layout may take long. Ids begin with `place`, unique on the page, and a capital letter, unlike
 * slugs.
 */
export function drawDiagram({ code, index }: { code: string; index: number }): DrawnDiagram {
  try {
    const drawn = render(code, {
      ...LIMITS,
      ...{ idPrefix: `Diagram-${index}-`, links: false, images: false, responsive: false },
    })
    return { kind: drawn.type, svg: svgTree(drawn.svg) }
  } catch (err) {
    return { problem: err instanceof PeleError ? problemOf(err) : 'The diagram cannot be drawn.' }
  }
}

function problemOf({ code, line, snippet, message }: PeleError): string {
  if (code === 'limit') return 'The diagram is too large.'
  if (code === 'unsupported-diagram') {
    return 'The first line names no kind of diagram, such as flowchart or sequenceDiagram.'
  }
  const place = line > 0 ? `Line ${line}` : 'The diagram'
  const [shown = ''] = snippet.split('\n')
  return code === 'syntax'
    ? `${place} cannot be read: ${shown.trim().slice(0, 80)}`
    : `${place}: ${(message.split('\n')[0] ?? '').slice(0, 120)}`
}
