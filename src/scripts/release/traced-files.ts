import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { ROOT } from '#src/scripts/process/run-child.ts'

const PROGRAMS = [
  'src/scripts/serve.ts',
  'src/scripts/start.ts',
  'src/scripts/migrate.ts',
  'src/scripts/seed.ts',
  'src/scripts/backup.ts',
  'src/scripts/restore.ts',
  'src/scripts/doctor.ts',
  'src/scripts/check-storage.ts',
  'src/scripts/import.ts',
  'src/scripts/export.ts',
  'src/scripts/profile-import.ts',
  'src/services/images/image-program.ts',
  'next.config.mjs',
  // Started by their paths.
  'src/services/highlight/highlight-thread.ts',
  'src/services/highlight/diagram-thread.ts',
  'src/services/conversion/conversion-worker.ts',
  'src/services/import/import-worker.ts',
]
/** Packages that Payload and Next name but load only while developing. */
const NOT_RUN = [
  'node_modules/{drizzle-kit,esbuild,esbuild-register,tsx}/**',
  'node_modules/@vercel/nft/**',
  'node_modules/prettier/plugins/**',
  'node_modules/next/dist/server/{font-utils.js,capsize-font-metrics.json}',
]

/** Development-only files of Next, excluded from releases. */
const DEVELOPMENT = [
  'node_modules/next/dist/{client,esm}/**',
  'node_modules/next/dist/server/dev/**',
  'node_modules/next/dist/compiled/{@next/font,babel-*,next-devtools,terser*}/**',
]

/** Relative to the project: from Next's build for pages, by the same tracer for server and scripts. Needs a build. */
export async function tracedPackageFiles(): Promise<string[]> {
  const files = new Set([...(await pageFiles()), ...(await programFiles())])
  return [...files].filter(isReleased).sort()
}

export const isReleased = (file: string) =>
  file.startsWith('node_modules/') && !NOT_RUN.some((pattern) => path.matchesGlob(file, pattern))

async function pageFiles(): Promise<string[]> {
  const files: string[] = []
  for await (const list of glob('.next/**/*.nft.json', { cwd: ROOT })) {
    const folder = path.dirname(path.join(ROOT, list))
    const traced = JSON.parse(await readFile(path.join(ROOT, list), 'utf8')) as { files: string[] }
    for (const file of traced.files) files.push(path.relative(ROOT, path.join(folder, file)))
  }
  return files
}

async function programFiles(): Promise<Iterable<string>> {
  const { fileList } = await nodeFileTrace(PROGRAMS, {
    base: ROOT,
    processCwd: ROOT,
    ignore: [...DEVELOPMENT, ...NOT_RUN],
    // Only imports: a path in a program is a place it writes to.
    analysis: { computeFileReferences: false, emitGlobs: false },
    readFile: readSource,
  })
  return fileList
}

async function readSource(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text !== null && file.endsWith('.ts') ? stripTypeScriptTypes(text) : text
}
