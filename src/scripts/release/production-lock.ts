import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#src/scripts/process/run-child.ts'

type Locked = { dev?: boolean; devDependencies?: unknown }
type Lock = { packages: Record<string, Locked> }

/** The lockfile of a release, which has no development packages. */
export async function productionLock(): Promise<Lock> {
  const { packages, ...lock } = JSON.parse(
    await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as Lock
  const kept = Object.entries(packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([place, { devDependencies: _, ...locked }]): [string, Locked] => [place, locked])
  return { ...lock, packages: Object.fromEntries(kept) }
}
