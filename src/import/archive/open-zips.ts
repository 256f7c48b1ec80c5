import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { openZip } from './open-zip.ts'
import type { ExportedFiles } from './open-zip.ts'

/** Opens the parts of an export as one archive. Each name begins with the name of its archive. */
export async function openZips(paths: readonly string[]): Promise<ExportedFiles> {
  const files = new Map<string, () => Promise<Readable>>()
  using opened = new DisposableStack()
  for (const path of paths) {
    const zip = opened.use(await openZip(path))
    for (const name of zip.names) files.set(`${basename(path)}/${name}`, () => zip.open(name))
  }
  const zips = opened.move()
  const open = (name: string) => files.get(name)?.() ?? Promise.reject(new Error(name))
  return { names: [...files.keys()], open, close: () => zips.dispose() }
}
