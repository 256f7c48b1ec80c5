import { parentPort } from 'node:worker_threads'
import { drawDiagram } from '#src/content/diagram/draw-diagram.ts'

parentPort?.on('message', (source: { code: string; place: number }) => {
  parentPort?.postMessage(drawDiagram(source))
})
