import { drawDiagram } from '#src/content/diagram/draw-diagram.ts'
import { handleMessages } from '#src/services/platform/worker-messages.ts'

handleMessages((source: { code: string; index: number }) => drawDiagram(source))
