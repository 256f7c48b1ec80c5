import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { WAIT_MS } from './support/wait.ts'

/**
 * The projects of `npm test`: unit (pure), rules (of the repository), int (handlers on a real PostgreSQL), http (the built
 * product as its clients see it), e2e (the same in a real browser). An odd time zone everywhere, so that nothing leans on UTC or on the desk's:
 * set here for the processes that the global set-ups start, and below for the workers.
 */
const TZ = 'Asia/Kathmandu'
process.env.TZ = TZ

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Rules of the repository that no linter knows: part of `npm run check`. */
const RULES = 'tests/unit/architecture/*.test.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `all` themes, or light and dark. */
    themes: 'all' | 'two'
  }
}

type Product = {
  name: string
  include: string[]
  themes?: 'all' | 'two'
  workers?: number
  /** A busy machine can be slower than the time limits allow; what passes at the second attempt is reported. */
  retry?: number
}

/** Tests of the built product. Each worker has a server, a database and a browser for all its files. */
const product = ({ name, include, themes = 'two', workers = 2, retry = 0 }: Product) => ({
  extends: true as const,
  test: {
    name,
    include,
    provide: { themes },
    globalSetup: [here('support/global-product.ts')],
    maxWorkers: workers,
    retry,
    isolate: false,
    sequence: { groupOrder: 3 },
  },
})

/** Tests without a database. */
const pure = (
  name: string,
  { include, exclude = [] }: { include: string[]; exclude?: string[] },
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude,
    isolate: false,
    setupFiles: [here('support/unit-setup.ts')],
    sequence: { groupOrder: 1 },
  },
})

type Handlers = { name: string; include: string[]; isolate?: boolean }

/** Tests of the handlers on a real PostgreSQL. */
const handlers = ({ name, include, isolate = true }: Handlers) => ({
  extends: true as const,
  test: {
    name,
    include,
    isolate,
    globalSetup: [here('support/global-int.ts')],
    setupFiles: [here('support/int-setup.ts')],
    // A worker mostly waits for PostgreSQL.
    maxWorkers: '150%',
    sequence: { groupOrder: 2 },
  },
})

export default defineConfig({
  root: here('..'),
  resolve: {
    alias: [
      // Its plain Node entry throws by design; Next resolves it to an empty module just the same.
      { find: /^server-only$/, replacement: here('support/server-only.ts') },
      { find: /^next\/headers$/, replacement: here('support/next-headers.ts') },
      { find: /^next\/cache$/, replacement: here('support/next-cache.ts') },
      { find: /^@fontsource-variable\/.*$/, replacement: here('support/server-only.ts') },
    ],
  },
  test: {
    env: { TZ },
    pool: 'forks',
    // Against a test that hangs; waits have their own limit.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: WAIT_MS, interval: 20 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    tags: [
      {
        name: 'long',
        description: 'Runs in `npm run test:long` only: variants of what is tested.',
      },
      { name: 'themes', description: 'Runs in both: in two themes here, in all of them there.' },
    ],
    projects: [
      pure('unit', { include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: [RULES] }),
      pure('rules', { include: [RULES] }),
      // Payload is started once a worker, and its database is emptied before each file.
      handlers({ name: 'int', include: ['tests/{int,trust}/*.test.ts'], isolate: false }),
      // Files that read other settings, or use up a limit that is counted in memory.
      handlers({ name: 'int-isolated', include: ['tests/{int,trust}/isolated/*.test.ts'] }),
      {
        extends: true,
        test: {
          // What takes over a minute: `npm run test:long`.
          name: 'long',
          include: ['tests/trust/long/*.ts', 'tests/{int,trust}/{,isolated/}*.test.ts'],
          globalSetup: [here('support/global-int.ts')],
          setupFiles: [here('support/int-setup.ts')],
          testTimeout: 1_800_000,
          // Figures of load mean something only where nothing else runs.
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      // The container image, one container at a time: `npm run test:image`.
      {
        extends: true,
        test: { name: 'image', include: ['tests/image/*.test.ts'], fileParallelism: false },
      },
      product({ name: 'http', include: ['tests/http/*.test.ts'], retry: 1 }),
      product({ name: 'e2e', include: ['tests/e2e/*.spec.ts'], retry: 1 }),
      product({
        name: 'long-e2e',
        include: ['tests/e2e/*.spec.ts', 'tests/e2e/long/*.spec.ts'],
        themes: 'all',
      }),
      // The main journeys in Firefox and WebKit, one browser at a time: `npm run test:browsers`.
      product({ name: 'browsers', include: ['tests/browsers/*.spec.ts'], workers: 1 }),
    ],
  },
})
