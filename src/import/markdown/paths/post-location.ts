import { docusaurusLocation } from '#src/import/markdown/project/docusaurus-blog.ts'
import type { Generator, Project } from '#src/import/markdown/project/find-project.ts'
import { line } from '#src/import/markdown/fields/read-fields.ts'
import { siteLanguages } from '#src/import/markdown/project/site-languages.ts'

const DATED = /^(\d{4}-\d{1,2}-\d{1,2})[-_]?(.*)$/

export function postLocation(project: Project, key: string) {
  const { generator } = project
  if (generator === 'docusaurus')
    return {
      ...docusaurusLocation(project, key),
      ...{ folders: [], language: undefined, isTranslation: false },
    }
  const languages = siteLanguages(project)
  const own = languages.folders.find(({ folder }) => key.startsWith(`${folder}/`))
  const inSite = own ? `content/${key.slice(own.folder.length + 1)}` : inSource(project, key)
  const segments = inSite.split('/')
  const file = segments.pop() ?? ''
  const named = splitLanguage(file.replace(/\.\w+$/, ''), languages.names)
  const { stem } = named
  const language = named.language ?? own?.language
  const isNamedAsFolder = generator === 'eleventy' && stem === segments.at(-1)
  const isBundle = (/^(?:index|page|readme)$/i.test(stem) || isNamedAsFolder) && segments.length > 0
  const name = isBundle ? (segments.pop() ?? '') : stem
  const [, date, rest] = DATED.exec(name) ?? []
  const isDated = date !== undefined && (rest !== '' || generator === 'jekyll')
  return {
    folders: contentFolders(segments, generator),
    name,
    date: date?.replaceAll(/-(\d)(?=-|$)/g, '-0$1'),
    slug: isDated && rest ? rest : name,
    language,
    isTranslation: language !== undefined && language !== languages.usual,
  }
}

/** Jekyll's own settings may name the folders that hold the site and its posts. */
function inSource({ generator, config }: Project, key: string): string {
  const names = generator === 'jekyll' ? ['source', 'collections_dir'] : []
  return names.reduce((inside, name) => {
    const folder = (line(config[name]) ?? '').replaceAll(/^[./]+|\/+$/g, '')
    return folder !== '' && inside.startsWith(`${folder}/`)
      ? inside.slice(folder.length + 1)
      : inside
  }, key)
}

/** `post.de` and `post.zh-hant-tw` have a language, `post.node` has none. Languages in the settings come first. */
function splitLanguage(stem: string, names: ReadonlySet<string>) {
  const [end = '', tag = '', primary = ''] =
    /\.(([a-z]{2,3})(?:-[a-z0-9]{2,8}){0,3})$/i.exec(stem) ?? []
  const language = tag.toLowerCase()
  const isLanguage = names.size > 0 ? names.has(language) : isUsual(primary)
  return isLanguage ? { stem: stem.slice(0, stem.length - end.length), language } : { stem }
}

const isUsual = (primary: string) =>
  primary.length === 2 && !/^(?:js|ts|io)$/i.test(primary) && LANGUAGES.of(primary) !== undefined
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const ROOTS: Record<Generator, RegExp> = {
  hugo: /^content$/,
  zola: /^content$/,
  jekyll: /^_(?:posts|drafts)$/,
  hexo: /^_(?:posts|drafts)$/,
  astro: /^(?:content|pages|data)$/,
  next: /^(?:app|pages|content|data|public|_posts)$/,
  gatsby: /^(?:content|pages|data)$/,
  eleventy: /^(?:src|content|site|input|_posts)$/,
  docusaurus: /^(?:)$/,
  plain: /^(?:content|_posts)$/,
  obsidian: /^(?:content|_posts)$/,
  pelican: /^content$/,
}

function contentFolders(folders: readonly string[], generator: Generator): string[] {
  const isRoot = (folder: string) => ROOTS[generator].test(folder)
  // The content of these lies in one folder of the site; a section may have the same name.
  const isFirst = /^(?:hugo|zola|pelican)$/.test(generator)
  const root = isFirst ? folders.findIndex(isRoot) : folders.findLastIndex(isRoot)
  // Jekyll's categories are the folders above `_posts`.
  const shown =
    generator === 'jekyll' && root >= 0 ? folders.slice(0, root) : folders.slice(root + 1)
  return shown.filter((folder) => !/^\(.*\)$/.test(folder))
}
