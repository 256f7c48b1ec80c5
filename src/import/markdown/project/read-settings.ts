import { isFields } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { fileProblem } from '#src/import/source/file-problem.ts'
import type { SourceWarning } from '#src/import/source/source-post.ts'
import { programSettings } from './program-settings.ts'

export type Config = JsonRecord
type Settings = { config: Config; problems: SourceWarning[] }

/** Settings of a site. Unreadable settings are reported and ignored: they only improve URLs. */
export async function readSettings(root: string, file: string): Promise<Settings> {
  const without = (problem: string): Settings => ({
    config: {},
    problems: [{ place: { file }, text: `It ${problem}. The default settings are used.` }],
  })
  const text = await readFile(path.join(root, file), 'utf8').catch((error: unknown) => error)
  if (typeof text !== 'string') return without(fileProblem(text))
  try {
    const config = parse(file, text.replace(/^\u{FEFF}/u, ''))
    if (isFields(config)) return { config, problems: [] }
    // Of comments alone, or empty.
    const isBlank = config === null && !file.endsWith('.json')
    return isBlank ? { config: {}, problems: [] } : without('holds no list of settings')
  } catch {
    return without('is malformed')
  }
}

function parse(file: string, text: string): unknown {
  if (file.endsWith('.toml')) return parseToml(text)
  if (/\.ya?ml$/.test(file)) return parseYaml(text, { uniqueKeys: false })
  return file.endsWith('.json') ? JSON.parse(text) : programSettings(file, text)
}

/** The text of a file of a site, without its byte order mark; undefined where there is none that can be read. */
export const siteText = (root: string, name: string): Promise<string | undefined> =>
  readFile(path.join(/* turbopackIgnore: true */ root, name), 'utf8').then(
    (text) => text.replace(/^\u{FEFF}/u, ''),
    () => undefined,
  )

export const settingAt = (config: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((value, name) => {
    const fields = isFields(value) ? Object.entries(value) : []
    return fields.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  }, config)
