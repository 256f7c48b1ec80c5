import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { textList } from '#src/lib/json-record.ts'
import { inBlog } from '#src/import/markdown/project/docusaurus-blog.ts'
import { foldersOf, memoize } from '#src/import/markdown/fields/folder-data.ts'
import type { Generator, Project } from '#src/import/markdown/project/find-project.ts'
import { hugoIgnores, ignoreRules } from './ignore-rules.ts'
import { isBelow, matchesGlob, matchesWholePath } from './matches-glob.ts'
import { siteText } from '#src/import/markdown/project/read-settings.ts'
import { astroLoaders } from '#src/import/markdown/project/program-settings.ts'
import { siteLanguages } from '#src/import/markdown/project/site-languages.ts'
import { postLocation } from '#src/import/markdown/paths/post-location.ts'

type Unpublished = (key: string) => string | undefined | Promise<string | undefined>
type Rules = (project: Project) => Unpublished[] | Promise<Unpublished[]>

export async function unpublishedFiles(
  project: Project,
): Promise<(key: string) => Promise<string | undefined>> {
  const rules = (await RULES[project.generator]?.(project)) ?? []
  return async (key) => {
    for (const rule of rules) {
      const reason = await rule(key)
      if (reason !== undefined) return reason
    }
    return undefined
  }
}

const nameOf = (key: string) => path.posix.basename(key)

/** The parts of a path below a folder; all of them where it is not in that folder. */
const partsBelow = (key: string, folder: string): string[] =>
  (key.startsWith(`${folder}/`) ? key.slice(folder.length + 1) : key).split('/')

const isHidden = (part: string) => /^[_.]/.test(part)

const byName =
  (generator: string, isLeft: (key: string) => boolean): Unpublished =>
  (key) =>
    isLeft(key) ? `${generator} does not publish names that begin with “_”` : undefined

type Setting = {
  name: string
  globs: readonly string[]
  matches?: typeof matchesGlob
  toRelativePath?: (key: string) => string
}

const bySetting =
  ({ name, globs, matches = matchesGlob, toRelativePath = (key) => key }: Setting): Unpublished =>
  (key) =>
    globs.some((glob) => isBelow(toRelativePath(key), glob, matches) || isBelow(key, glob, matches))
      ? `The setting “${name}” of the site excludes it`
      : undefined

const RULES: Partial<Record<Generator, Rules>> = {
  docusaurus: (project) => {
    const toRelativePath = (key: string) => inBlog(project, key).file
    return [
      byName('Docusaurus', (key) => /(?:^|\/)_/.test(toRelativePath(key))),
      (key) =>
        /\.test\.\w+$/.test(key) ? 'Docusaurus does not publish names with “.test.”' : undefined,
      bySetting({ name: 'exclude', globs: textList(project.config['ignored']), toRelativePath }),
    ]
  },
  hexo: ({ config }) => {
    const folder = textList(config['source_dir'])[0] ?? 'source'
    const toRelativePath = (key: string) => partsBelow(key, folder)
    return [
      (key) =>
        /^_(?:posts|drafts)$/.test(toRelativePath(key)[0] ?? '')
          ? undefined
          : `Hexo publishes posts from ${folder}/_posts only`,
      byName('Hexo', (key) => toRelativePath(key).slice(1).some(isHidden)),
      ...['skip_render', 'exclude', 'ignore'].map((name) =>
        bySetting({
          name,
          globs: textList(config[name]),
          toRelativePath: (key) => toRelativePath(key).join('/'),
        }),
      ),
    ]
  },
  jekyll: ({ config }) => {
    const source = (textList(config['source'])[0] ?? '').replace(/^\.?\/|\/$/g, '')
    const toRelativePath = (key: string) => partsBelow(key, source).join('/')
    const included = textList(config['include'])
    const isIncluded = (key: string) =>
      included.some((glob) => isBelow(toRelativePath(key), glob, matchesWholePath))
    const rules: Unpublished[] = [
      (key) =>
        /(?:^|\/)_posts\//.test(key) && !/^\d{2,4}-\d{1,2}-\d{1,2}-/.test(nameOf(key))
          ? 'Jekyll does not publish a post without a date in its file name'
          : undefined,
      byName('Jekyll', (key) =>
        (/(?:^|\/)_(?:posts|drafts)\/(.*)/.exec(key)?.[1] ?? '')
          .split('/')
          .some((part) => /^[_.#~]/.test(part)),
      ),
      bySetting({
        ...{ name: 'exclude', globs: textList(config['exclude']) },
        ...{ matches: matchesWholePath, toRelativePath },
      }),
    ]
    return rules.map(
      (rule): Unpublished =>
        (key) =>
          isIncluded(key) ? undefined : rule(key),
    )
  },
  astro: async ({ root }) => [
    byName('Astro', (key) => /(?:^|\/)src\/pages\/(?:.*\/)?_/.test(key)),
    await byCollections(root),
  ],
  eleventy: ({ root, config }) => [
    ignoreRules(root, ['.eleventyignore', '.gitignore']),
    bySetting({ name: 'ignores', globs: textList(config['ignored']) }),
  ],
  gatsby: ({ config }) => [
    byName('Gatsby', (key) => isHidden(nameOf(key)) || /(?:^|\/)src\/pages\/(?:.*\/)?_/.test(key)),
    bySetting({ name: 'ignore', globs: textList(config['ignored']) }),
  ],
  next: () => [
    byName(
      'Next.js',
      (key) => isHidden(nameOf(key)) || /(?:^|\/)(?:app|pages)\/(?:.*\/)?_/.test(key),
    ),
  ],
  pelican: ({ config }) => [
    bySetting({
      ...{ name: 'ARTICLE_EXCLUDES', globs: textList(config['ignored']) },
      toRelativePath: (key) => partsBelow(key, 'content').join('/'),
    }),
    bySetting({ name: 'IGNORE_FILES', globs: textList(config['ignored']), toRelativePath: nameOf }),
  ],
  hugo: (project) => [
    inBundle('Hugo', project.root),
    byLanguage(project),
    hugoIgnores(project.config),
    (key) =>
      nameOf(key).startsWith('#') ? 'Hugo does not publish names that begin with “#”' : undefined,
  ],
  zola: ({ config, root }) => [
    inBundle('Zola', root),
    bySetting({
      ...{ name: 'ignored_content', globs: textList(config['ignored_content']) },
      matches: (one, glob) => matchesWholePath(one, glob) || matchesGlob(one, glob),
      toRelativePath: (key) => partsBelow(key, 'content').join('/'),
    }),
  ],
}

const INDEX = /^index(?:\.[\w-]+)?\.(?:md|mdx|markdown|mdown|mkd|html?|org|adoc|asciidoc|rst)$/i

/** Files in the folder of a page belong to it and are not pages. */
function inBundle(generator: string, root: string): Unpublished {
  const isBundle = memoize(async (folder: string) =>
    (await readdir(path.join(root, folder)).catch(() => [])).some((name) => INDEX.test(name)),
  )
  return async (key) => {
    // The first folder is the content folder.
    const above = foldersOf(key).slice(1)
    const own = INDEX.test(nameOf(key)) ? above.slice(0, -1) : above
    const isInside = (await Promise.all(own.map(isBundle))).includes(true)
    return isInside
      ? `It lies in the folder of another page, and ${generator} does not publish it as a page`
      : undefined
  }
}

function byLanguage(project: Project): Unpublished {
  const { disabled } = siteLanguages(project)
  return (key) => {
    const { language } = postLocation(project, key)
    return language !== undefined && disabled.has(language)
      ? `The language “${language}” of the site is disabled`
      : undefined
  }
}

const COLLECTIONS = /^src\/content(?:\/config|\.config)\.[cm]?[jt]s$/

async function byCollections(root: string): Promise<Unpublished> {
  const names = await Promise.all(
    ['src', 'src/content'].map(async (folder) =>
      (await readdir(path.join(root, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  )
  const file = names.flat().find((name) => COLLECTIONS.test(name))
  const loaders = astroLoaders((file && (await siteText(root, file))) ?? '')
  return (key) => {
    const mine = loaders.filter((one) => !one || one.base === '' || key.startsWith(`${one.base}/`))
    const known = mine.filter((one) => one !== undefined)
    if (known.length > 0 && known.length === mine.length) {
      const isTaken = known.some(({ base, patterns }) =>
        isMatched(base === '' ? key : key.slice(base.length + 1), patterns),
      )
      return isTaken ? undefined : `The patterns in ${file} exclude it`
    }
    const parts = partsBelow(key, 'src/content')
    return parts.some((part) => part.startsWith('_'))
      ? 'Astro does not publish names that begin with “_”'
      : undefined
  }
}

function isMatched(file: string, patterns: readonly string[]): boolean {
  const has = (globs: readonly string[]) =>
    globs.some((glob) => matchesGlob(file, glob.replace(/^!?(?:\.\/)?/, '')))
  const isNot = (glob: string) => glob.startsWith('!')
  return has(patterns.filter((glob) => !isNot(glob))) && !has(patterns.filter(isNot))
}
