import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import type { ProductHandle } from './attach-product.ts'
import { createDatabase, databaseUrl } from './databases.ts'
import setupDatabase from './global-database.ts'
import { startProduct } from './start-product.ts'
import { TEMPLATE } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedProduct: ProductHandle
  }
}

const NAME = 'folio_shared'

/** One PostgreSQL and one started product for the run; it must be built already. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build: run `npm run build` first.')
  const stopDatabase = await setupDatabase(project)
  const server = project.getProvidedContext().databaseServer
  await createDatabase(server, NAME, TEMPLATE)
  const product = await startProduct({ databaseUrl: databaseUrl(server, NAME) })
  project.provide('sharedProduct', { env: product.env, logFile: product.logFile })
  return async () => {
    await product.stop()
    await stopDatabase()
  }
}
