import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

/** Read by Next, Payload, Vitest or Node, which import by convention. */
const BY_CONVENTION = /^src\/(?:app|payload-ui|instrumentation|scripts\/[^/]+$)/
const ALIASES: Record<string, string> = { '#payload-config': 'payload.config.ts' }
const EXPORTED = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g
const WHOLE = /'((?:#|\.{1,2}\/)[^'\n]+\.(?:tsx?|mjs))'/g

const files = globSync(['{src,collections,tests}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], {
  exclude: ['collections/{generated,migrations}/**', 'tests/fixtures/**'],
})
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const resolve = (from: string, path: string) =>
  ALIASES[path] ?? (path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(from), path))

const used = new Set<string>()
for (const [file, text] of texts) {
  const others = text.replace(NAMED, (_, names: string, path: string) => {
    for (const name of names.split(','))
      used.add(`${resolve(file, path)} ${name.trim().replace(/^type |\s+as .*/g, '')}`)
    return ''
  })
  for (const [, path = ''] of others.matchAll(WHOLE)) used.add(resolve(file, path))
}

it('has no exports without an import', () => {
  const exported = [...texts].filter(
    ([file]) => /^(?:src|collections)\//.test(file) && !BY_CONVENTION.test(file) && !used.has(file),
  )
  expect(exported.length).toBeGreaterThan(900)
  const unused = exported.flatMap(([file, text]) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name]) => `${file} ${name}`)
      .filter((one) => !used.has(one)),
  )
  expect(unused).toEqual([])
})
