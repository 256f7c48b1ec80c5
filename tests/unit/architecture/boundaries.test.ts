import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, expect, it } from 'vitest'
import { MODULES } from '#tests/architecture/module-table.mjs'
import config from '#tests/architecture/boundaries.mjs'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

/** A small source tree in which each file below "planted" violates exactly one rule. */
const FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#src/*': './src/*',
      '#collections/*': './collections/*',
      '#payload-config': './payload.config.ts',
    },
    dependencies: { sharp: '*', zod: '*', clsx: '*', next: '*', react: '*', payload: '*' },
    devDependencies: { playwright: '*' },
  }),
  'payload.config.ts': `import '#collections/documents/posts.ts'`,
  'collections/documents/posts.ts': `import '#src/contract/limits.ts'`,
  'src/contract/limits.ts': `import 'zod'`,
  'src/services/platform/payload.ts': `import '#payload-config'`,
  'src/services/posts/post-service.ts': `import '#src/services/platform/payload.ts'`,
  'src/queries/post-queries.ts': `import '#src/contract/limits.ts'`,
  'src/site/list-screen.tsx': `import '#src/queries/post-queries.ts'; export const list = <p />`,
  'src/payload-ui/typed.ts': `import type { Payload } from 'payload'; export type P = Payload`,
  'src/payload-ui/shared.ts': `import { formatFilesize } from 'payload/shared'; void formatFilesize`,
  // planted
  'src/contract/styled.ts': `import 'clsx'`,
  'src/services/cached.ts': `import 'next/cache'`,
  'src/services/hooked.ts': `import type { ReactNode } from 'react'; export type N = ReactNode`,
  'src/services/second-door.ts': `export const config = () => import('#payload-config')`,
  'src/services/dev-only.ts': `import 'playwright'`,
  'src/services/missing.ts': `import './nowhere.ts'`,
  'src/queries/short-cut.ts': `import type { P } from '#src/services/posts/post-service.ts'; export type Q = P`,
  'src/cms/far.tsx': `import '#src/queries/short-cut.ts'`,
  'src/cms/neighbour.ts': `import '#src/site/list-screen.tsx'`,
  'src/ui/reads-files.ts': `import 'node:fs'`,
  'src/ui/asks-payload.ts': `import 'payload'`,
  'src/payload-ui/whole-payload.ts': `import { getPayload } from 'payload'; void getPayload`,
  'src/lib/hen.ts': `import './egg.ts'`,
  'src/lib/egg.ts': `import './hen.ts'`,
  'src/server/second-payload.ts': `import '#src/services/posts/post-service.ts'`,
  'src/services/platform/upward.ts': `import '#src/services/posts/post-service.ts'`,
  'src/services/images/image-jobs.ts': `import 'sharp'`,
  'src/services/uploads/decodes.ts': `import 'sharp'`,
  'src/services/uploads/resizes.ts': `import '#src/services/images/image-jobs.ts'`,
  'src/helpers/odd.ts': `import '#src/contract/limits.ts'`,
}

const house = folderOfFile()
let found: string[]

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), text)
  }
  await symlink(resolve('node_modules'), join(house, 'node_modules'))
  const { forbidden, options } = config
  const { output } = await cruise(['src', 'collections', 'payload.config.ts'], {
    ...options,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: forbidden as IForbiddenRuleType[] },
  })
  const { violations } = (output as ICruiseResult).summary
  found = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
})

it.each([
  ['a package outside the short list', 'contract-packages: src/contract/styled.ts →'],
  ['a package on the ban list', 'services-packages: src/services/cached.ts →'],
  ['a banned package, even for a type', 'services-packages: src/services/hooked.ts →'],
  ['Payload in a browser module', 'ui-packages: src/ui/asks-payload.ts →'],
  ['a module that is not on the row', 'queries-imports: src/queries/short-cut.ts →'],
  ['the two halves of the screens', 'cms-imports: src/cms/neighbour.ts →'],
  ['the services in the plain server', 'server-imports: src/server/second-payload.ts →'],
  ['a dynamic import of the configuration', 'single-payload-entry: src/services/second-door.ts →'],
  ['a sub-module against the order', 'services/platform-order: src/services/platform/upward.ts →'],
  ['a file outside of its sub-modules', 'every-file-has-a-submodule: src/services/cached.ts →'],
  ['sharp in the server', 'sharp-in-image-program: src/services/uploads/decodes.ts →'],
  ['the jobs of sharp in the server', 'image-program-apart: src/services/uploads/resizes.ts →'],
  ['a cycle', 'no-cycles: src/lib/egg.ts → src/lib/hen.ts'],
  [
    'a server module through a third file',
    'browser-never-reaches-server: src/cms/far.tsx → payload.config.ts',
  ],
  [
    'all of Payload in its admin',
    'browser-holds-no-server-package: src/payload-ui/whole-payload.ts →',
  ],
  ["one of Node's modules in the browser", 'browser-runs-no-node: src/ui/reads-files.ts → fs'],
  ['a file outside of all modules', 'every-file-has-a-module: src/helpers/odd.ts →'],
  ['an import that leads nowhere', 'imports-resolve: src/services/missing.ts → ./nowhere.ts'],
  ['a development package', 'packages-are-declared: src/services/dev-only.ts →'],
])('refuses %s', (_, violation) => {
  expect(found).toContainEqual(expect.stringContaining(violation))
})

it('reports no violation in files that follow the table', () => {
  const files = Object.keys(FILES)
  for (const file of files.slice(0, files.indexOf('src/contract/styled.ts'))) {
    expect(found).not.toContainEqual(expect.stringContaining(`: ${file} →`))
  }
})

it('references only modules that exist', () => {
  const names = [...MODULES.map((module) => module.name), 'generated']
  for (const module of MODULES) expect(names).toEqual(expect.arrayContaining(module.may))
})
