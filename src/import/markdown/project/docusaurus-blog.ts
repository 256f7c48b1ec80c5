import { recordOf } from '#src/lib/json-record.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { Project } from './find-project.ts'
import { settingAt } from './read-settings.ts'
import type { DocusaurusBlog } from './program-settings.ts'

export const docusaurusBlogs = ({ config }: Pick<Project, 'config'>): readonly DocusaurusBlog[] =>
  (config['blogs'] ?? [{ path: 'blog', routeBasePath: 'blog' }]) as DocusaurusBlog[]

export function inBlog(project: Pick<Project, 'config'>, key: string) {
  const blog = docusaurusBlogs(project).find((one) => key.startsWith(`${one.path}/`))
  return { blog, file: blog ? key.slice(blog.path.length + 1) : key }
}

const DATE = /\d{4}[-/]\d{1,2}[-/]\d{1,2}/g

export function docusaurusLocation(project: Pick<Project, 'config'>, key: string) {
  const file = inBlog(project, key).file.replace(/(?:\/index)?\.\w+$/, '')
  const [found] = [...file.matchAll(DATE)].slice(-1)
  const [date, at = 0] = [found?.[0], found?.index]
  const text = date === undefined ? file : file.slice(at + date.length).replace(/^[-/]/, '')
  const last = text.replace(/^.*\//, '')
  return {
    folder: date === undefined ? '' : file.slice(0, at),
    ...{ text, name: last, slug: last },
    date: date?.replaceAll('/', '-').replaceAll(/-(\d)(?=-|$)/g, '-0$1'),
    datePath: date?.replaceAll('-', '/'),
  }
}

/** The path of a post below the blog, or undefined for a page that is not a post. */
export function docusaurusPath(
  project: Pick<Project, 'config'>,
  key: string,
  slug: string | undefined,
): string | undefined {
  const { blog } = inBlog(project, key)
  if (blog === undefined) return undefined
  const { folder, text, datePath } = docusaurusLocation(project, key)
  const own = slug ?? [datePath, `${folder}${text}`].filter((part) => part !== undefined).join('/')
  const base = settingAt(project.config, 'baseUrl')
  const parts = [typeof base === 'string' ? base : '', blog.routeBasePath, own]
  return `/${parts.join('/')}`.replaceAll(/\/{2,}/g, '/')
}

type Data = Record<string, unknown>

export async function authorNames(project: Project): Promise<(data: Data) => Data> {
  if (project.generator !== 'docusaurus') return (data) => data
  const names = new Map<string, string>()
  for (const blog of docusaurusBlogs(project)) {
    const file = path.join(project.root, blog.path, 'authors.yml')
    for (const [key, author] of Object.entries(await readYaml(file))) {
      const name = settingAt(author, 'name')
      if (typeof name === 'string') names.set(key, name)
    }
  }
  const nameOf = (author: unknown): unknown => {
    const key = typeof author === 'string' ? author : settingAt(author, 'key')
    const own = settingAt(author, 'name')
    return own ?? names.get(String(key)) ?? author
  }
  return ({ authors, ...data }) =>
    authors === undefined
      ? data
      : { ...data, authors: Array.isArray(authors) ? authors.map(nameOf) : nameOf(authors) }
}

async function readYaml(file: string): Promise<object> {
  try {
    return recordOf(parse(await readFile(file, 'utf8'), { uniqueKeys: false }))
  } catch {
    // Then the keys are the names.
    return {}
  }
}
