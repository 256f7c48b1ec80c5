import { exec } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnv } from '#src/env.ts'
import { checkAdvisories } from '#src/scripts/advisories/advisory-check.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

const FLOORS = path.join(ROOT, 'src/scripts/advisories/floors.json')

const { lines, floors, isSafe } = checkAdvisories({
  audit: await npmAudit(),
  lock: await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  floors: await readFile(FLOORS, 'utf8'),
  libraries: await librariesOfSharp(),
  node: process.versions.node,
  now: new Date(),
})
for (const line of lines) console.log(line)
await writeFile(FLOORS, floors)
process.exitCode = isSafe ? 0 : 1

/** npm ends with 1 both for advisories and for a registry that does not answer: its output tells which. */
function npmAudit(): Promise<string> {
  const options = { cwd: ROOT, env: childEnv(), maxBuffer: 64 * 1024 ** 2 }
  return new Promise((resolve) => {
    exec('npm audit --omit=dev --json --fetch-retries=0', options, (_error, stdout) =>
      resolve(stdout),
    )
  })
}

async function librariesOfSharp() {
  const libraries = []
  for await (const file of glob('node_modules/**/@img/sharp-libvips-*/versions.json', {
    cwd: ROOT,
  })) {
    const versions = JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as Record<
      string,
      string
    >
    libraries.push({ name: 'libvips', version: versions['vips'] ?? '' })
    libraries.push({ name: 'libheif', version: versions['heif'] ?? '' })
  }
  return libraries
}
