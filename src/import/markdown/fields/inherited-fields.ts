import { isRecord } from '#src/lib/json-record.ts'
import { directoryData } from './directory-data.ts'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import { siteText } from '#src/import/markdown/project/read-settings.ts'
import { foldersOf, memoize } from './folder-data.ts'
import type { FolderData } from './folder-data.ts'
import { splitFrontMatter } from './front-matter.ts'
import { withPlainNames } from './read-fields.ts'
import { isBelow, matchesGlob } from '#src/import/markdown/files/matches-glob.ts'

type Data = Record<string, unknown>

/** Jekyll's `defaults`, Hugo's `cascade`, Eleventy's data files. */
export function inheritedFields(project: Project): FolderData {
  const { generator, config, root } = project
  if (generator === 'jekyll')
    return (key) => Promise.resolve({ data: jekyllDefaults(config['defaults'], key) })
  if (generator === 'hugo') {
    const section = memoize((folder: string) => sectionCascade(root, folder))
    return async (key) => {
      const all = [config['cascade'], ...(await Promise.all(foldersOf(key).map(section)))]
      return { data: Object.assign({}, ...all.map((one) => cascadeFor(one, key))) as Data }
    }
  }
  return generator === 'eleventy' ? directoryData(root) : () => Promise.resolve({ data: {} })
}

const listOf = (value: unknown): Data[] => (Array.isArray(value) ? value : [value]).filter(isRecord)

function jekyllDefaults(defaults: unknown, key: string): Data {
  const isDraft = /(?:^|\/)_drafts\//.test(key)
  const found = listOf(defaults).flatMap(({ scope, values }) => {
    const { path: scopePath = '', type = '' } = (scope ?? {}) as { path?: unknown; type?: unknown }
    const isOfType = type === '' || type === (isDraft ? 'drafts' : 'posts')
    return isOfType &&
      typeof scopePath === 'string' &&
      (/^\/?$/.test(scopePath) || isBelow(key, scopePath))
      ? [{ length: scopePath.length, values: listOf(values)[0] ?? {} }]
      : []
  })
  const sorted = found.toSorted((one, other) => one.length - other.length)
  return Object.assign({}, ...sorted.map(({ values }) => values)) as Data
}

const SECTION_PAGES = ['_index.md', '_index.html', '_index.markdown']

async function sectionCascade(root: string, folder: string): Promise<unknown> {
  for (const name of SECTION_PAGES) {
    const text = await siteText(root, `${folder}/${name}`)
    if (text !== undefined) return withPlainNames(splitFrontMatter(text).data)['cascade']
  }
  return undefined
}

/** The first entry for a page that names a field applies. */
function cascadeFor(cascade: unknown, key: string): Data {
  const page = `/${key.replace(/^content\//, '').replace(/(?:\/index)?\.\w+$/, '')}`
  const entries = listOf(cascade).map(({ _target, target = _target, params, ...fields }) => {
    const { path: scopePath, kind = 'page' } = withPlainNames((target ?? {}) as Data)
    const isMeant =
      kind === 'page' &&
      (typeof scopePath !== 'string' || matchesGlob(page, scopePath.replace(/^(?![/{])/, '/')))
    return isMeant ? { ...listOf(params)[0], ...fields } : {}
  })
  return Object.assign({}, ...entries.toReversed()) as Data
}
