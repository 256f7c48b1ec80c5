import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createDiskStore } from '#src/services/storage/disk-store.ts'
import type { AttachedProduct } from './attach-product.ts'
import { cmsData } from './cms-data.ts'
import { sendSigned } from './http-client.ts'
import { emptyProduct, sharedProduct } from './shared-product.ts'
import { loggedFailures, siteProblems } from './site-problems.ts'
import { startProduct } from './start-product.ts'
import type { ProductOptions, StartedProduct } from './start-product.ts'
import { createTestDatabase } from './test-database.ts'
import { createVisitor } from './visitor.ts'

export type UsedServer = {
  url: string
  product: () => AttachedProduct
  /** Value of a session cookie of the administrator; one for all tests. */
  session: () => Promise<string>
  /** Another one, for a test that ends it. */
  newSession: () => Promise<string>
  /** A request with the administrator's session; a body that is not a form is JSON. */
  asAdmin: (method: string, path: string, body?: unknown) => Promise<Response>
  data: ReturnType<typeof cmsData>
}

export type ServerOptions = {
  /** Expected 5xx responses of this file's tests. */
  failures?: readonly number[]
  /** Inconsistencies of rows and files when this file ends. */
  leavesDamage?: string
}

const sessions = new WeakMap<AttachedProduct, Promise<string>>()

/**
 * For a test file: the built product, empty, shared by all such files. 5xx responses, uncaught errors of the server and
 * violated invariants of the storage fail the file.
 */
export function useServer(options: ServerOptions = {}): UsedServer {
  let written = 0
  beforeAll(async () => {
    await emptyProduct(sharedProduct())
    written = sharedProduct().output().length
  })
  afterAll(() => expectIntact(sharedProduct(), options, written))
  return serverOf(sharedProduct)
}

export function useDedicatedServer(options: ServerOptions & ProductOptions = {}) {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let product: StartedProduct
  beforeAll(async () => {
    database = await createTestDatabase()
    product = await startProduct({ databaseUrl: database.url, ...options })
  })
  afterAll(async () => {
    try {
      await expectIntact(product, options)
    } finally {
      await product.stop()
      await database.drop()
    }
  })
  const started = () => product
  return Object.assign(serverOf(started), { started })
}

const serverOf = (product: () => AttachedProduct): UsedServer => {
  const session = () => {
    const known = sessions.get(product()) ?? signIn(product())
    sessions.set(product(), known)
    return known
  }
  const asAdmin = async (method: string, target: string, body?: unknown) =>
    sendSigned(await session(), `${product().url}${target}`, { method, body })
  return {
    get url() {
      return product().url
    },
    product,
    session,
    newSession: () => signIn(product()),
    asAdmin,
    data: cmsData({ product, asAdmin }),
  }
}

async function signIn(product: AttachedProduct) {
  const visitor = createVisitor(product)
  await visitor.signIn()
  return visitor.session()
}

async function expectIntact(product: AttachedProduct, options: ServerOptions, from = 0) {
  const { DATABASE_URL: url = '', DATA_DIR: data = '' } = product.env
  const store = createDiskStore(path.join(data, 'files'))
  const broken = options.leavesDamage ? [] : await siteProblems({ url, store })
  const log = product.output().slice(from)
  const failures = loggedFailures(log).filter(
    (line) => !options.failures?.some((status) => line.includes(`"status":${status}`)),
  )
  // The report of a run elsewhere has only the message.
  const reasons = log.split('\n').filter((line) => line.includes('"msg":"page failed"'))
  expect(failures, [...failures, ...reasons].join(' ')).toEqual([])
  expect(broken).toEqual([])
}
