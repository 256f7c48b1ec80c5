import { readFileSync } from 'node:fs'
import path from 'node:path'

const STATIC_FOLDER = path.resolve(import.meta.dirname, '../../../.next/static')
const STATIC_PATH = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/

/**
 * The Brotli file that the build has written beside a static file (src/scripts/build/precompress.ts), if there is one.
 */
export function precompressedFile(address: string, folder = STATIC_FOLDER): Buffer | undefined {
  const [, name] = STATIC_PATH.exec(address) ?? []
  if (name === undefined) return undefined
  try {
    return readFileSync(path.join(folder, `${name}.br`))
  } catch {
    return undefined
  }
}
