import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { outputOf, ROOT } from '#src/scripts/process/run-child.ts'
import { createProcessFolder } from '#src/server/process/process-folder.ts'
import { productionLock } from './production-lock.ts'

/** CycloneDX. npm reads a project without development packages, because `npm sbom --omit=dev` omits shared ones. */
export async function softwareList(): Promise<string> {
  await using folder = await createProcessFolder('folio-sbom-')
  const write = (name: string, value: unknown) =>
    writeFile(path.join(folder.path, name), JSON.stringify(value))
  const { devDependencies: _dev, ...project } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  ) as { devDependencies?: unknown }
  await write('package.json', project)
  await write('package-lock.json', await productionLock())
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  return await outputOf('npm', args, folder.path)
}
