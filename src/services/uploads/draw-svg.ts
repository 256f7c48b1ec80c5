import { JOB_MS, runToImage } from '#src/services/images/run-image-job.ts'

/** Ordinary drawings take less than a second; one filter can take minutes. */
export const DRAWING_MS = JOB_MS.drawings

/**
 * Draws an SVG as PNG. Errors: `invalid` (400) for other bytes, too many pixels, `limitMs` exceeded or an unknown font;
 * `unavailable` (503).
 */
export const drawSvg = (svg: Buffer, name: string, limitMs = DRAWING_MS): Promise<Buffer> =>
  runToImage({ kind: 'drawings', job: 'drawSvg', options: {}, blobs: [svg], name, limitMs })
