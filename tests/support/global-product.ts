import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import type { ProductHandle } from './attach-product.ts'
import { createDatabase, databaseUrl, TEMPLATE } from './databases.ts'
import setupDatabase from './global-database.ts'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    sharedProducts: ProductHandle[]
  }
}

/** One PostgreSQL for the run, and a started product for each worker; the build must exist. */
export default async function setup(project: TestProject) {
  if (!existsSync('.next/BUILD_ID'))
    throw new Error('There is no build: run `npm run build` first.')
  const stopDatabase = await setupDatabase(project)
  const server = project.getProvidedContext().databaseServer
  const products = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, async (_, worker) => {
      const name = `folio_shared_${worker}`
      await createDatabase(server, name, TEMPLATE)
      return startProduct({ databaseUrl: databaseUrl(server, name) })
    }),
  )
  const handles = products.map(({ env, logFile }) => ({ env, logFile }))
  project.provide('sharedProducts', handles)
  return async () => {
    await Promise.all(products.map((product) => product.stop()))
    await stopDatabase()
  }
}
