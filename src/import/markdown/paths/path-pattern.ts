import { textList } from '#src/lib/json-record.ts'
import { publicationOf } from '#src/import/markdown/fields/read-fields.ts'
import { dateInPath, pathMoments } from './date-in-path.ts'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import { postLocation } from './post-location.ts'
import { textSlug } from '#src/import/markdown/fields/text-slug.ts'

type Data = Readonly<Record<string, unknown>>
export type PermalinkInput = {
  project: Project
  key: string
  data: Data
  title: string | undefined
  publishedAt: Date | undefined
}

export const stringsOf = (value: unknown): string[] =>
  textList(value).filter((item) => item.trim() !== '')

/** A name of a file in an address, in which these signs would end the path. */
export const escapePathPart = (name: string): string =>
  name.replaceAll(/[%#?]/g, (sign) => encodeURIComponent(sign))

export function fillPattern(pattern: string, post: PermalinkInput): string[] {
  const { project, data, publishedAt } = post
  const names = namedParts(post)
  const moments = publishedAt
    ? pathMoments(publishedAt, { ...project, written: publicationOf(data) }).map(dateInPath)
    : [{}]
  const filled = moments.flatMap((dates) => {
    const values: Record<string, string> = { ...names, ...dates }
    const isFilled = [...pattern.matchAll(VARIABLE)].every(([, key = '']) =>
      Object.hasOwn(values, key),
    )
    const path = pattern.replaceAll(VARIABLE, (match, key: string) => values[key] ?? match)
    return isFilled ? [`/${path}`.replace(/\/{2,}/g, '/')] : []
  })
  return [...new Set(filled)]
}

const VARIABLE = /:([a-z_]+)/gi

function namedParts({ project, key, data, title }: PermalinkInput): Record<string, string> {
  const { generator } = project
  const { folders, ...at } = postLocation(project, key)
  const [slug, name] = [escapePathPart(at.slug), escapePathPart(at.name)]
  const chosen = stringsOf(data['slug'])[0]
  const ofTitle = title === undefined ? slug : textSlug(title)
  if (generator === 'hexo') return hexoParts({ project, key, data, ofTitle })
  const categories = categoriesOf(data, folders).map(textSlug).join('/')
  return {
    title: chosen ?? (generator === 'jekyll' ? slug : ofTitle),
    ...{ post_title: slug, name: slug },
    slug: chosen ?? (generator === 'hugo' ? ofTitle : textSlug(at.slug)),
    ...{ slugorfilename: chosen ?? name, slugorcontentbasename: chosen ?? name },
    ...{ filename: name, contentbasename: name },
    ...{ section: folders[0] ?? '', sections: folders.join('/') },
    ...{ categories, category: categories, output_ext: '.html' },
  }
}

function categoriesOf(data: Data, folders: readonly string[]): string[] {
  const value = data['categories'] ?? data['category']
  const own = typeof value === 'string' ? value.split(/[,\s]+/) : stringsOf(value)
  return [...new Set([...folders, ...own])].filter((word) => word !== '')
}

type HexoPost = Pick<PermalinkInput, 'project' | 'key' | 'data'> & { ofTitle: string }

/** Hexo: the title in an address is the path of the file below `_posts`, and any field may stand in it. */
function hexoParts({ project: { config }, key, data, ofTitle }: HexoPost): Record<string, string> {
  const file = key.replace(/^.*?(?:^|\/)_(?:posts|drafts)\//, '').replace(/\.\w+$/, '')
  const title = hexoTitle(file, stringsOf(config['new_post_name'])[0] ?? ':title.md')
  const written = data['categories'] ?? data['category']
  const list = stringsOf(Array.isArray(written) ? written.flat(1) : written)
  const usual = stringsOf(config['default_category'])[0] ?? 'uncategorized'
  const category = (list.length > 0 ? list : [usual]).map(textSlug).join('/')
  const fields = Object.entries(data).filter(([, value]) =>
    /^(?:string|number)$/.test(typeof value),
  )
  return {
    ...Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
    ...{
      title: escapePathPart(title),
      name: escapePathPart(title.replace(/^.*\//, '')),
      post_title: ofTitle,
    },
    category,
  }
}

const DIGITS: Readonly<Record<string, RegExp>> = {
  ...{ year: /^\d{4}/, month: /^\d{2}/, day: /^\d{2}/ },
  ...{ i_month: /^\d{1,2}/, i_day: /^\d{1,2}/, hash: /^[0-9a-f]{12}/ },
}

function hexoTitle(file: string, newName: string): string {
  const parts = newName.replace(/\.\w+$/, '').split(/(:\w+)/)
  let [rest, title] = [file, '']
  for (const [at, part] of parts.entries()) {
    const taken = takePart(rest, part, parts[at + 1] ?? '')
    if (taken === undefined) return flattenPath(file)
    if (part === ':title') title = taken
    rest = rest.slice(taken.length)
  }
  return (rest === '' && title) || flattenPath(file)
}

/** The start of a path that is a part of the setting: itself, digits, or all up to the next part. */
function takePart(rest: string, part: string, next: string): string | undefined {
  if (!/^:\w/.test(part)) return rest.startsWith(part) ? part : undefined
  const digits = DIGITS[part.slice(1)]
  if (digits) return digits.exec(rest)?.[0]
  const end = next === '' ? rest.length : rest.indexOf(next, 1)
  return end < 0 ? undefined : rest.slice(0, end)
}

/** As Hexo writes a path that its setting does not explain. */
const flattenPath = (file: string) =>
  file.replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-').replaceAll(/^-+|-+$/g, '')
