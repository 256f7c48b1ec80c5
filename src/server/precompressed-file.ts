import { readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../.next/static')
const ADDRESS = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/

/** The brotli that the build has put beside a static file (src/scripts/precompress.ts), if there is one. */
export function precompressedFile(address: string, folder = FOLDER): Buffer | undefined {
  const [, name] = ADDRESS.exec(address) ?? []
  if (name === undefined) return undefined
  try {
    return readFileSync(path.join(folder, `${name}.br`))
  } catch {
    return undefined
  }
}
