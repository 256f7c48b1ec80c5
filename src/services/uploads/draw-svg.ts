import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ServiceError } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'

// A path from the project root: the bundler does not touch it, and Node runs the file as it is.
const PROGRAM = path.resolve('src/services/uploads/svg-program.ts')
/** Ordinary drawings take less than a second; one filter can take minutes. */
export const DRAWING_MS = 10_000
/** Exit code for a drawing whose text would have another font. */
const OWN_FONT = 3

/**
 * Draws an SVG as a PNG, large enough for a sharp screen. A process of its own does it and is killed after `limitMs`.
 * Errors: `invalid` (400) for what is no SVG, has too many pixels, takes too long or brings a font for its text.
 */
export async function drawSvg(svg: Buffer, name: string, limitMs = DRAWING_MS): Promise<Buffer> {
  const child = spawn(process.execPath, [PROGRAM, String(limitMs), String(OWN_FONT)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  // A process that ended early has not read everything; its exit code tells why.
  child.stdin.on('error', () => undefined)
  child.stdin.end(svg)
  const [png] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  if (child.exitCode === 0) return png
  const isKilled = child.signalCode !== null
  const { slowDrawing, brokenImage, ownFont } = uploadMessages
  const drawn = child.exitCode === OWN_FONT ? ownFont : brokenImage
  throw new ServiceError('invalid', (isKilled ? slowDrawing : drawn)(name))
}
