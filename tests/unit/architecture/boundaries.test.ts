import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, expect, it } from 'vitest'
import { MODULES } from '#tests/architecture/module-table.mjs'
import config from '#tests/architecture/boundaries.mjs'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const SERVICE = '#src/services/posts/post-service.ts'

/** Files that follow the table. */
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
  'src/services/images/image-jobs.ts': `import 'sharp'`,
  // A cycle is reported at its other file.
  'src/lib/hen.ts': `import './egg.ts'`,
  'src/payload-ui/shared.ts': `import { formatFilesize } from 'payload/shared'; void formatFilesize`,
}

/** Files that violate a rule, and the rule. */
const PLANTED: [rule: string, file: string, text: string][] = [
  ['contract-packages', 'src/contract/styled.ts', `import 'clsx'`],
  ['services-packages', 'src/services/cached.ts', `import 'next/cache'`],
  ['services-packages', 'src/services/hooked.ts', `import type { ReactNode } from 'react'`],
  ['every-file-has-a-submodule', 'src/services/loose.ts', `import '#src/contract/limits.ts'`],
  ['single-payload-entry', 'src/services/second-door.ts', `void import('#payload-config')`],
  ['packages-are-declared', 'src/services/dev-only.ts', `import 'playwright'`],
  ['imports-resolve', 'src/services/missing.ts', `import './nowhere.ts'`],
  ['queries-imports', 'src/queries/short-cut.ts', `import type { P } from '${SERVICE}'`],
  ['browser-never-reaches-server', 'src/cms/far.tsx', `import '#src/queries/short-cut.ts'`],
  ['cms-imports', 'src/cms/neighbour.ts', `import '#src/site/list-screen.tsx'`],
  ['browser-runs-no-node', 'src/ui/reads-files.ts', `import 'node:fs'`],
  ['ui-packages', 'src/ui/asks-payload.ts', `import 'payload'`],
  ['browser-holds-no-server-package', 'src/payload-ui/whole.ts', `import { a } from 'payload'`],
  ['no-cycles', 'src/lib/egg.ts', `import './hen.ts'`],
  ['server-imports', 'src/server/second-payload.ts', `import '${SERVICE}'`],
  ['services/platform-order', 'src/services/platform/upward.ts', `import '${SERVICE}'`],
  ['sharp-in-image-program', 'src/services/uploads/decodes.ts', `import 'sharp'`],
  ['image-program-apart', 'src/services/uploads/resizes.ts', `import '../images/image-jobs.ts'`],
  ['every-file-has-a-module', 'src/helpers/odd.ts', `import '#src/contract/limits.ts'`],
]

const house = folderOfFile()
let found: string[]

beforeAll(async () => {
  const planted = PLANTED.map(([, file, text]) => [file, text] as const)
  for (const [file, text] of [...Object.entries(FILES), ...planted]) {
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

it.each(PLANTED)('%s refuses in %s: %s', (rule, file) => {
  expect(found).toContainEqual(expect.stringContaining(`${rule}: ${file} →`))
})

it.each(Object.keys(FILES))('allows the imports of %s', (file) => {
  expect(found).not.toContainEqual(expect.stringContaining(`: ${file} →`))
})

it('references only modules that exist', () => {
  const names = [...MODULES.map((module) => module.name), 'generated']
  for (const module of MODULES) expect(names).toEqual(expect.arrayContaining(module.may))
})
