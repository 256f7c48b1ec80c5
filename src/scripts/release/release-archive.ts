import { createHash } from 'node:crypto'
import { createReadStream, globSync } from 'node:fs'
import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import product from '#package' with { type: 'json' }
import { ROOT, runProgram } from '#src/scripts/process/run-child.ts'
import { writeReleaseFolder } from './release-folder.ts'

const OWN_NODE = 'node_modules/node/{package.json,bin/*,node_modules/node-*/LICENSE}'

/** With Node and all runtime files, and `SHA256SUMS` next to it. Returns path and size in bytes. */
export async function writeReleaseArchive(target: string): Promise<{ file: string; size: number }> {
  const name = `folio-${product.version}-${process.platform}-${process.arch}`
  const folder = path.join(target, name)
  const file = `${folder}.tar.gz`
  await mkdir(target, { recursive: true })
  await writeReleaseFolder(folder)
  for (const name of globSync(OWN_NODE, { cwd: ROOT }))
    await cp(path.join(ROOT, name), path.join(folder, name))
  await runProgram('tar', ['-czf', file, '-C', target, name])
  await rm(folder, { recursive: true })
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  await writeFile(
    path.join(target, 'SHA256SUMS'),
    `${hash.digest('hex')}  ${path.basename(file)}\n`,
  )
  return { file, size: (await stat(file)).size }
}
