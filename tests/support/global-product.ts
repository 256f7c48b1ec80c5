import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import setupDatabase from './global-database.ts'

/** One PostgreSQL with a migrated template for the run; the product itself must be built already. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build: run `npm run build` first.')
  return setupDatabase(project)
}
