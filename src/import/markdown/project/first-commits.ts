import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'
import { readDate } from '#src/import/source/read-date.ts'

export type FirstCommits = () => Promise<ReadonlyMap<string, Date>>

export function firstCommits(root: string): FirstCommits {
  let found: Promise<ReadonlyMap<string, Date>> | undefined
  return () => (found ??= readHistory(root).catch(() => new Map()))
}

async function readHistory(root: string): Promise<ReadonlyMap<string, Date>> {
  // A shallow clone begins later than its files.
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository'])
  return shallow.trim() === 'false' ? readLog(await git(root, LOG)) : new Map()
}

const LOG = [
  ...[
    'log',
    '--reverse',
    '--diff-filter=AR',
    '--find-renames',
    '--name-status',
    '-z',
    '--relative',
  ],
  ...['--no-show-signature', '--no-ext-diff', '--no-textconv', '--format=%x01%aI', '--', '.'],
]

/** Locations of installed programs; a user folder could contain another `git`. */
const PLACES = [
  '/usr/local/bin',
  '/usr/bin',
  '/bin',
  '/opt/homebrew/bin',
  'C:\\Program Files\\Git\\cmd',
]

/** Nothing that the settings of a repository name is run, nor anything fetched. */
const SETTINGS = ['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'protocol.allow=never']

async function git(root: string, args: readonly string[]): Promise<string> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const { stdout } = await promisify(execFile)('git', ['--no-pager', ...settings, ...args], {
    cwd: root,
    env: {
      ...{ GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull, GIT_CONFIG_NOSYSTEM: '1' },
      ...{ GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
      NODE_ENV: 'production',
      PATH: PLACES.join(delimiter),
    },
    timeout: 30_000,
    maxBuffer: 256 * 1024 * 1024,
  })
  return stdout
}

/** Oldest first. A renamed file keeps the date of its previous name. */
function readLog(log: string): ReadonlyMap<string, Date> {
  const dates = new Map<string, Date>()
  const parts = log.split('\0').map((part) => part.replace(/^\n/, ''))
  let at: Date | undefined
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    if (part.startsWith('\u0001')) at = readDate(part.slice(1))
    else if (part !== '') {
      const former = part === 'A' ? undefined : dates.get(parts[(index += 1)] ?? '')
      const name = parts[(index += 1)] ?? ''
      const date = dates.get(name) ?? former ?? at
      if (date) dates.set(name, date)
    }
  }
  return dates
}
