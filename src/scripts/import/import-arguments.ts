import { parseArgs } from 'node:util'
import { LIMITS } from '#src/contract/limits.ts'
import { USAGE } from '#src/scripts/process/usage.ts'

const MAX = LIMITS.importSourceName

export type ImportArguments = ReturnType<typeof readImportArguments>

export function readImportArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      drafts: { type: 'boolean' },
      site: { type: 'string' },
      prefix: { type: 'string' },
      'fetch-images': { type: 'boolean' },
      'fetch-gists': { type: 'boolean' },
      'straight-quotes': { type: 'boolean' },
      to: { type: 'string' },
      token: { type: 'string' },
      replace: { type: 'boolean' },
      as: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'boolean' },
      revert: { type: 'string' },
      // Its name before 1.1.
      'take-back': { type: 'string' },
    },
  })
  const [target, ...others] = positionals
  const { revert = values['take-back'], site, to } = values
  const isOne = (target === undefined) !== (revert === undefined)
  if (others.length > 0 || !isOne) throw new Error(USAGE.import)
  if (site !== undefined && !/^https?:\/\/[^/]/.test(site)) {
    throw new Error('--site must be a URL that starts with http:// or https://')
  }
  if (values.prefix !== undefined && !/^\/?[^\s:?#/][^\s:?#]*$/.test(values.prefix)) {
    throw new Error('--prefix must be a path such as /blog/')
  }
  if (values.as !== undefined && !(values.as.trim() !== '' && values.as.length <= MAX)) {
    throw new Error(`--as must be the name of a source, of at most ${MAX} characters`)
  }
  for (const name of ['token', 'replace'] as const) {
    if (to === undefined && values[name] !== undefined) throw new Error(`--${name} needs --to`)
  }
  if (to !== undefined && revert !== undefined) {
    throw new Error('--to cannot be combined with --revert')
  }
  return { ...values, target, revert }
}
