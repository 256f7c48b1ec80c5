import { drawDiagram } from '#src/content/diagram/draw-diagram.ts'
import { answerMessages } from '#src/services/platform/worker-messages.ts'

answerMessages((source: { code: string; place: number }) => drawDiagram(source))
