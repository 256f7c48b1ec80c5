import { parseArgs } from 'node:util'

const USAGE = `Usage: npm run import -- PATH [options]
       npm run import -- PATH --to https://example.com [options]
       npm run import -- --take-back RUN

PATH is a Markdown or MDX file, a folder of them, an export of Ghost (.json, .zip) or WordPress (.xml, .zip),
or one of this software (a folder or .zip).

  --dry-run       print what would be done, and write nothing
  --drafts        every post arrives as a draft
  --site URL      where the blog was: links and addresses with its host belong to it
  --fetch-images  fetch pictures of other sites into the library
  --to URL        publishes to a running site instead of the one in this folder
  --token TOKEN   its access token; better in the environment variable FOLIO_TOKEN, which other processes cannot see
  --as NAME       name of the source, when you import two of the same kind
  --report FILE   write the whole report as JSON
  --json          print the report as JSON`

export type ImportArguments = ReturnType<typeof readImportArguments>

/** The arguments of `npm run import`. Errors: a sentence for the terminal. */
export function readImportArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      drafts: { type: 'boolean' },
      site: { type: 'string' },
      'fetch-images': { type: 'boolean' },
      to: { type: 'string' },
      token: { type: 'string' },
      as: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'boolean' },
      'take-back': { type: 'string' },
    },
  })
  const [target, ...others] = positionals
  const { 'take-back': takeBack, site, to } = values
  const isOne = (target === undefined) !== (takeBack === undefined)
  if (others.length > 0 || !isOne) throw new Error(USAGE)
  if (site !== undefined && !/^https?:\/\/[^/]/.test(site)) {
    throw new Error('--site must be an address that starts with http:// or https://')
  }
  if (to === undefined && values.token !== undefined) throw new Error('--token needs --to')
  if (to !== undefined && (takeBack ?? values.as) !== undefined) {
    throw new Error('--to can be combined neither with --as nor with --take-back')
  }
  return { ...values, target, takeBack }
}
