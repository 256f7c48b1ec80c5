import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { outputOf, ROOT } from '#src/scripts/process/run-child.ts'
import { createProcessFolder } from '#src/server/process/process-folder.ts'

type Locked = { dev?: boolean; devDependencies?: unknown }

/** CycloneDX. npm reads a project without development packages, because `npm sbom --omit=dev` omits shared ones. */
export async function softwareList(): Promise<string> {
  const folder = await createProcessFolder('folio-sbom-')
  const { devDependencies: _dev, ...project } = (await readJson('package.json')) as Locked
  const { packages, ...lock } = (await readJson('package-lock.json')) as { packages: Record<string, Locked> }
  const kept = Object.entries(packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([place, { devDependencies: _, ...locked }]): [string, Locked] => [place, locked])
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project))
  await writeFile(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }),
  )
  try {
    return await outputOf('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, name), 'utf8'))
