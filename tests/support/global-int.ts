import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import setupDatabase from './global-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the run; each worker has its data folder in it. */
    dataRoot: string
  }
}

const shared = globalThis as { folioIntContext?: { databaseServer: string; dataRoot: string } }

/** One PostgreSQL and one data folder for all projects of the run that need them. */
export default async function setup(project: TestProject) {
  const known = shared.folioIntContext
  if (known) {
    project.provide('databaseServer', known.databaseServer)
    project.provide('dataRoot', known.dataRoot)
    return undefined
  }
  const stopDatabase = await setupDatabase(project)
  const dataRoot = await mkdtemp(path.join(os.tmpdir(), 'folio-int-'))
  project.provide('dataRoot', dataRoot)
  const { databaseServer } = project.getProvidedContext()
  shared.folioIntContext = { databaseServer, dataRoot }
  // Vitest tears projects down in reverse order, so this one comes last.
  return async () => {
    delete shared.folioIntContext
    await stopDatabase()
    await rm(dataRoot, { recursive: true, force: true })
  }
}
