import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * Three projects, one after the other: unit (pure), int (handlers on a real PostgreSQL), e2e (the built
 * product in a real browser). An odd time zone everywhere, so that nothing leans on UTC or on the desk's:
 * set here for the processes that the global set-ups start, and below for the workers.
 */
const TZ = 'Asia/Kathmandu'
process.env.TZ = TZ

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig({
  root: here('..'),
  resolve: {
    alias: [
      // Its plain Node entry throws by design; Next resolves it to an empty module just the same.
      { find: /^server-only$/, replacement: here('support/server-only.ts') },
      { find: /^next\/cache$/, replacement: here('support/next-cache.ts') },
      { find: /^@fontsource-variable\/.*$/, replacement: here('support/server-only.ts') },
    ],
  },
  test: {
    env: { TZ },
    pool: 'forks',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/{int,trust}/**/*.test.ts'],
          globalSetup: [here('support/global-database.ts')],
          setupFiles: [here('support/int-setup.ts')],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // A worker mostly waits for PostgreSQL.
          maxWorkers: '100%',
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // What takes over a minute: `npm run test:long`.
          name: 'long',
          include: ['tests/trust/long/*.ts'],
          globalSetup: [here('support/global-database.ts')],
          setupFiles: [here('support/int-setup.ts')],
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
          // Figures of load mean something only where nothing else runs.
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: [here('support/global-product.ts')],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // Each file has a database, a server and a browser of its own; modules need not be loaded again.
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
