import { JOB_MS, runToImage } from '#src/services/images/run-image-job.ts'

/** Ordinary drawings take less than a second; one filter can take minutes. */
export const DRAWING_MS = JOB_MS.drawings

/**
 * Draws an SVG as a PNG, large enough for a sharp screen.
 * Errors: `invalid` (400) for bytes that are not an SVG, too many pixels, a drawing that takes longer than `limitMs`,
 * and a font of its own for its text; `unavailable` (503).
 */
export const drawSvg = (svg: Buffer, name: string, limitMs = DRAWING_MS): Promise<Buffer> =>
  runToImage({ kind: 'drawings', job: 'drawSvg', options: {}, blobs: [svg], name, limitMs })
