const CODE = '**/*.{ts,tsx,mjs}'
const inBrowser = [
  'contract',
  'content',
  'editor',
  'lib',
  'ui',
  'queries',
  'site',
  'cms',
  'payload-ui',
].map((module) => `src/${module}/**`)
const on = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`house/${name}`, 'error' as const]))

/** Where each rule applies, and the files exempt from it. */
export const houseRules = [
  {
    files: [CODE],
    rules: on('type-import-line', 'disable-needs-reason', 'no-silent-catch'),
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
    // The beacon expects no response and must not load the schemas of the calls; the public resume is no call.
    excludeFiles: ['client', 'send-page-view', 'mail-address'].map(
      (name) => `src/queries/${name}.ts`,
    ),
    rules: on('one-fetch'),
  },
  { files: inBrowser, excludeFiles: ['src/queries/**'], rules: on('one-request-object') },
  {
    files: [CODE],
    excludeFiles: [
      'src/app/**',
      'src/lib/color/theme-styles.ts',
      '**/*.config.{ts,mjs}',
      'tests/architecture/{boundaries,house-plugin}.mjs',
      'tests/support/global-*.ts',
    ],
    rules: on('named-exports'),
  },
  {
    files: ['src/app/**/{page,layout,route}.{ts,tsx}'],
    rules: on('page-stays-on-server'),
  },
  {
    files: ['tests/**/*.{test,spec}.{ts,tsx}'],
    rules: on('straight-test', 'every-test-runs', 'no-mock', 'no-sleep'),
  },
]
