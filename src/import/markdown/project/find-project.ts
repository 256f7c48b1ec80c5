import { readdir, realpath, stat, glob } from 'node:fs/promises'
import path from 'node:path'
import type { SourceWarning } from '#src/import/source/source-post.ts'
import { readSettings, siteText } from './read-settings.ts'
import type { Config } from './read-settings.ts'

const BUILT_IN = /opengraph|twitter_cards|schema/

/** Fields named by the templates of a Hugo site without a theme; unknown for others. */
async function visibleFields(
  root: string,
  { generator, config }: { generator: string; config: Config },
): Promise<{ isShown?: (name: string) => boolean }> {
  const isWhole = generator === 'hugo' && !('theme' in config) && !('module' in config)
  if (!isWhole) return {}
  let templates = ''
  for await (const file of glob('layouts/**/*.html', { cwd: root }))
    templates += (await siteText(root, file))?.toLowerCase() ?? ''
  if (templates === '') return {}
  const plain = templates.replaceAll(/[_-]/g, '')
  return {
    isShown: (name) => plain.includes(name) || (name === 'images' && BUILT_IN.test(templates)),
  }
}

const GENERATORS = [
  ['docusaurus', /^docusaurus\.config\.[cm]?[jt]s$/],
  ['zola', /^zola\.toml$/],
  ['hugo', /^hugo\.(?:toml|ya?ml|json)$/],
  ['astro', /^astro\.config\.[cm]?[jt]s$/],
  ['eleventy', /^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s)$/],
  ['gatsby', /^gatsby-config\.[cm]?[jt]s$/],
  ['next', /^next\.config\.[cm]?[jt]s$/],
  // An older Hugo, told from others by its folder of content.
  ['hugo', /^config\.(?:toml|ya?ml|json)$/],
  ['jekyll', /^_config\.ya?ml$/],
  ['pelican', /^pelicanconf\.py$/],
  // A folder, in which Obsidian keeps its settings.
  ['obsidian', /^\.obsidian$/],
] as const

export type Generator = (typeof GENERATORS)[number][0] | 'hexo' | 'plain'
export type Project = {
  generator: Generator
  root: string
  scope: string
  /** Settings: data of Hugo, Zola, Jekyll and Hexo; for others the constants of a program. */
  config: Config
  problems: SourceWarning[]
  isShown?: (name: string) => boolean
}

const MAX_LEVELS = 5

export async function findProject(target: string, top?: string): Promise<Project> {
  const scope = await realpath(target)
  const start = (await stat(scope)).isDirectory() ? scope : path.dirname(scope)
  const last = top === undefined ? undefined : await realpath(top)
  let folder = start
  let usual: Project | undefined
  for (let level = 0; level <= MAX_LEVELS; level += 1) {
    const found = await readGenerator(folder)
    // The folder `_posts` alone may be one of a site whose settings are further up.
    const isFurther =
      usual === undefined || found?.generator === 'jekyll' || found?.generator === 'hexo'
    if (found && isFurther)
      return { ...found, ...(await visibleFields(folder, found)), root: folder, scope }
    usual ??= await withoutSettings(folder, scope)
    const isTop =
      folder === last || (await names(folder)).includes('.git') || path.dirname(folder) === folder
    if (isTop) break
    folder = path.dirname(folder)
  }
  return usual ?? { generator: 'plain', root: start, scope, config: {}, problems: [] }
}

async function readGenerator(folder: string) {
  const files = await names(folder)
  for (const [generator, pattern] of GENERATORS) {
    const file = files.find((name) => pattern.test(name))
    if (file === undefined) continue
    if (file.startsWith('config.') && !files.includes('content')) continue
    const { config, problems } = await readSettings(folder, file)
    // Hugo spells it baseURL.
    if (generator === 'hugo' && 'base_url' in config)
      return { generator: 'zola' as const, config, problems }
    const isHexo =
      generator === 'jekyll' &&
      (await names(path.join(folder, 'source'))).length > 0 &&
      !files.includes('_posts')
    return { generator: isHexo ? ('hexo' as const) : generator, config, problems }
  }
  // A Hugo site whose settings are a folder.
  const isHugo =
    files.includes('content') && (await names(path.join(folder, 'config'))).includes('_default')
  return isHugo ? { generator: 'hugo' as const, ...(await readDefaults(folder)) } : undefined
}

/** A folder `_posts`: of Jekyll, or of Next.js, whose usual blog has one and needs no settings. */
async function withoutSettings(folder: string, scope: string): Promise<Project | undefined> {
  if (!(await names(folder)).includes('_posts')) return undefined
  const generator = (await isNextProject(folder)) ? 'next' : 'jekyll'
  return { generator, root: folder, scope, config: {}, problems: [] }
}

const isNextProject = async (folder: string) =>
  /"next"\s*:\s*"/.test((await siteText(folder, 'package.json')) ?? '')

async function readDefaults(folder: string) {
  const all: Record<string, unknown> = {}
  const wrong: SourceWarning[] = []
  for (const name of await names(path.join(folder, DEFAULTS))) {
    const { config, problems } = await readSettings(folder, `${DEFAULTS}/${name}`)
    const [stem = ''] = name.split('.')
    Object.assign(all, /^(?:hugo|config)$/.test(stem) ? config : { [stem]: config })
    wrong.push(...problems)
  }
  return { config: all, problems: wrong }
}

const DEFAULTS = 'config/_default'

const names = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
