import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configuration from '#payload-config'
import { apiReference } from '#src/contract/api/api-reference.ts'
import { openApiDocument } from '#src/contract/api/openapi.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { asvsPage } from './asvs-page.ts'
import { commandsPage, settingsPage } from './command-pages.ts'
import { decisionIndex, readDecisions } from './decision-index.ts'
import { limitsPage } from './limits-page.ts'
import { offlinePayload } from './offline-payload.ts'

const TYPES = 'collections/generated/payload-types.ts'
const IMPORT_MAP = 'src/app/(payload)/payload/importMap.js'
const PAGES: Record<string, () => string> = {
  'docs/reference/api.md': apiReference,
  'docs/reference/openapi.json': () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'docs/develop/decisions/README.md': () => decisionIndex(readDecisions(ROOT)),
  'docs/run/settings.md': () => settingsPage(ROOT),
  'docs/reference/commands.md': commandsPage,
  'docs/reference/limits.md': limitsPage,
  'docs/security/asvs.md': () => asvsPage(ROOT),
}

/** Generated files that are committed and never edited. Paths relative to the project root. */
export const GENERATED_FILES = [TYPES, IMPORT_MAP, ...Object.keys(PAGES)]

/** Writes all generated files below `folder`: the project root, or a temporary folder for comparison. */
export async function writeGenerated(folder: string): Promise<void> {
  for (const file of GENERATED_FILES) await mkdir(dirname(join(folder, file)), { recursive: true })
  const config = await configuration
  config.typescript.outputFile = join(folder, TYPES)
  await generateTypes(config, { log: false })
  // Component paths are relative from the map to the base folder, so both have to move together.
  config.admin.importMap.baseDir = folder
  config.admin.importMap.importMapFile = join(folder, IMPORT_MAP)
  await generateImportMap(config, { log: false, force: true })
  for (const [file, page] of Object.entries(PAGES)) await writeFile(join(folder, file), page())
}

type Snapshot = { tables: Record<string, unknown>; enums: Record<string, unknown> }

/**
 * Tables and enums in which the collections differ from the newest migration; empty when no migration is needed.
 * Compares snapshots: Payload's own command is interactive and writes files.
 */
export async function migrationDrift(): Promise<string[]> {
  const [committed, wanted] = await Promise.all([newestSnapshot(), currentSnapshot()])
  return (['tables', 'enums'] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(committed[kind]), ...Object.keys(wanted[kind])])
    return [...names].filter(
      (name) => !isDeepStrictEqual(committed[kind][name], wanted[kind][name]),
    )
  })
}

async function newestSnapshot(): Promise<Snapshot> {
  const folder = join(ROOT, 'collections/migrations')
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  if (newest === undefined) return { tables: {}, enums: {} }
  return JSON.parse(await readFile(join(folder, newest), 'utf8')) as Snapshot
}

type DrizzleKit = { generateDrizzleJson: (schema: unknown) => Promise<Snapshot> }
type PostgresAdapter = { schema: unknown; requireDrizzleKit: () => DrizzleKit }

async function currentSnapshot(): Promise<Snapshot> {
  const { db } = await offlinePayload()
  const adapter = db as unknown as PostgresAdapter
  const snapshot = await adapter.requireDrizzleKit().generateDrizzleJson(adapter.schema)
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot
}
