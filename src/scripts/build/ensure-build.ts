import { createHash } from 'node:crypto'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '#src/import/archive/file-in-folder.ts'
import { withFileLock } from '#src/scripts/process/file-lock.mjs'
import { shareChunks } from './share-chunks.ts'
import { prepareStaticFiles } from './static-files.ts'
import { ROOT, runNode } from '#src/scripts/process/run-child.ts'

const STAMP = path.join(ROOT, '.next/folio-build')
const STATIC = path.join(ROOT, '.next/static')
const CHUNKS = path.join(ROOT, '.next/server/chunks')
const LOCK = path.join(ROOT, 'node_modules/.cache/folio-build.lock')
const OUTPUT = path.join(ROOT, 'node_modules/.cache/folio-build.log')
const BUILD_MS = 15 * 60_000

/** Inputs of the build. Scripts and the server run without a build. */
const FOLDERS = ['src', 'collections', 'public']
const FILES = [
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const NOT_BUILT = /^src\/(?:scripts|server)\//

type Extra = Record<string, string | undefined>
type BuildSteps = {
  env: Extra
  /** Prints the output only if the build fails: its list of routes is for developers. */
  isQuiet?: boolean
  onBuild: () => void
  onWait: () => void
}

/** Builds when the build is missing or older than its sources. Of two concurrent starts one builds, the other waits. */
export async function ensureBuild({
  env,
  isQuiet = false,
  onBuild,
  onWait,
}: BuildSteps): Promise<'fresh' | 'built'> {
  if ((await readStamp()) === (await sourceHash())) return 'fresh'
  return withFileLock(LOCK, { waitMs: BUILD_MS, onWait }, async () => {
    const hash = await sourceHash()
    if ((await readStamp()) === hash) return 'fresh'
    onBuild()
    // An interrupted build must not count as complete.
    await rm(STAMP, { force: true })
    await runBuild(env, isQuiet)
    await prepareStaticFiles(STATIC)
    await shareChunks(CHUNKS)
    await writeFile(STAMP, hash)
    return 'built'
  })
}

async function runBuild(env: Extra, isQuiet: boolean): Promise<void> {
  const args = ['node_modules/next/dist/bin/next', 'build']
  const problem = `The build in ${path.join(ROOT, '.next')} failed: see the output above`
  const settings = { ...env, NODE_ENV: 'production' }
  if (!isQuiet) return runNode(args, settings, problem)
  await using file = await open(OUTPUT, 'w')
  try {
    await runNode(args, settings, problem, file.fd)
  } catch (cause) {
    console.error(await readFile(OUTPUT, 'utf8'))
    throw cause
  }
}

const readStamp = () => readFile(STAMP, 'utf8').catch(() => '')

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  const listed = FOLDERS.map(async (folder) =>
    (await filesBelow(path.join(ROOT, folder))).map((name) => `${folder}/${name}`),
  )
  const files = [...(await Promise.all(listed)).flat(), ...FILES]
  for (const file of files.filter((name) => !NOT_BUILT.test(name))) {
    hash.update(`${file}\0`)
    hash.update(await readFile(path.join(ROOT, file)))
  }
  return hash.digest('hex')
}
