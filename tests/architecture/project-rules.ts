import { MODULES } from './module-table.mjs'

const CODE = '**/*.{ts,tsx,mjs}'
const inBrowser = MODULES.filter(({ plain }) => plain).map(({ name }) => `src/${name}/**`)
const on = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`project/${name}`, 'error' as const]))

export const projectRules = [
  {
    files: [CODE],
    rules: on('disable-needs-reason', 'no-silent-catch'),
  },
  {
    files: [CODE],
    excludeFiles: ['src/app/(payload)/**'],
    rules: on('file-name', 'import-from-root', 'import-extension', 'no-barrel'),
  },
  {
    files: [CODE],
    // The tests' setup sets environment variables before env.ts reads them; bootstrap.mjs is plain JavaScript that runs
    // before packages are installed.
    excludeFiles: [
      'src/env.ts',
      'src/scripts/bootstrap.mjs',
      'tests/vitest.config.ts',
      'tests/support/**',
    ],
    rules: on('env-in-one-place'),
  },
  {
    files: [CODE],
    excludeFiles: ['src/services/platform/payload.ts', 'tests/support/**', 'tests/architecture/**'],
    rules: on('single-payload-entry'),
  },
  {
    files: [CODE],
    rules: on('no-raw-html'),
  },
  {
    files: inBrowser,
    // The public resume is not a call. The script of public pages has no module of its own to call: it sends a beacon, and
    // asks whether a file of the build is still there.
    excludeFiles: [
      'src/queries/client.ts',
      'src/queries/{email,search-index}.ts',
      'src/site/page-script/{script-loader,reading}.ts',
    ],
    rules: on('one-fetch'),
  },
  { files: inBrowser, excludeFiles: ['src/queries/**'], rules: on('one-request-object') },
  {
    files: ['src/app/**/{page,layout,route}.{ts,tsx}'],
    rules: on('page-stays-on-server'),
  },
  {
    files: ['tests/**/*.{test,spec}.{ts,tsx}'],
    rules: on('straight-test', 'every-test-runs', 'no-mock', 'no-sleep'),
  },
]
