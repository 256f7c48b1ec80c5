import { drawDiagram } from '#src/content/diagram/draw-diagram.ts'

// A worker, because a layout may take seconds and would block typing.
addEventListener('message', ({ data }: MessageEvent<{ code: string; index: number }>) => {
  postMessage(drawDiagram(data))
})
