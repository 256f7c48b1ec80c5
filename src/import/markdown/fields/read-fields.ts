import { isRecord, recordOf } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { readDate, readPublication } from '#src/import/source/read-date.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { hiddenReason, isMarkedDraft } from './hidden-post.ts'

/** The names of each field without case, `_` and `-`; the first that is filled wins (docs/reference/import-formats.md). */
const NAMES = {
  title: ['title'],
  excerpt: ['excerpt', 'description', 'summary', 'subtitle', 'spoiler', 'abstract', 'dek', 'lead'],
  seoTitle: ['seotitle', 'metatitle'],
  seoDescription: ['seodescription', 'metadescription'],
  published: [
    ...['date', 'pubdate', 'pubdatetime', 'publishdate', 'publishedat', 'publishedon'],
    ...['publisheddate', 'datepublished', 'createdat', 'created', 'published'],
  ],
  updated: [
    ...['lastmod', 'updated', 'updateddate', 'updatedat', 'updatedon', 'moddatetime', 'modified'],
    ...['lastmodifiedat', 'lastupdated', 'datemodified'],
  ],
  author: ['author', 'authors', 'by'],
  canonicalUrl: ['canonical', 'canonicalurl'],
  series: ['series'],
  seriesPart: ['seriesorder', 'seriespart', 'seriesindex'],
  cover: [
    ...['cover', 'image', 'heroimage', 'coverimage', 'featuredimage', 'featureimage', 'hero'],
    ...['thumbnail', 'thumb', 'banner', 'header', 'ogimage', 'socialimage', 'images', 'resources'],
  ],
  coverAlt: ['coveralt', 'imagealt', 'heroimagealt', 'heroalt', 'featureimagealt', 'alt'],
} as const

/** Front matter by names without case, `_` and `-`: generators differ in them. */
export const withPlainNames = (data: JsonRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [plainName(name), value]))

export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '')

export function readFields(data: JsonRecord, isShown: (name: string) => boolean = () => true) {
  const [first, ...others] = stringList(data['categories'])
  const category = line(data['category']) ?? first
  const cover = readCover(data, isShown)
  const tags = [...stringList(data['tags'] ?? data['tag'] ?? data['keywords']), ...others]
  const text = <Name extends keyof typeof NAMES>(name: Name) => line(valueOf(data, NAMES[name]))
  const fields = {
    title: text('title'),
    excerpt: text('excerpt'),
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    ...readPublication(publicationOf(data)),
    updatedAt: readDate(valueOf(data, NAMES.updated)),
    author: names(valueOf(data, NAMES.author)).join(', ') || undefined,
    canonicalUrl: text('canonicalUrl'),
    // A taxonomy of Hugo: the first of a list.
    series: names(valueOf(data, NAMES.series))[0],
    seriesPart: count(valueOf(data, NAMES.seriesPart)),
    category,
    readTime: count(data['readtime'] ?? data['readingtime']),
    cover,
  }
  return {
    ...withoutUndefined(fields),
    tags: [...new Set(tags)],
    isDraft: isMarkedDraft(data) || hiddenReason(data) !== undefined,
  }
}

export const publicationOf = (data: JsonRecord): unknown =>
  NAMES.published
    .map((name) => data[name])
    .find((value) => isFilled(value) && !/^(?:true|false|yes|no)$/i.test(String(value)))

/** Why the date of the last change is left out, which does not make a draft. */
export function updateProblem(data: JsonRecord): string | undefined {
  const { dateProblem } = readPublication(valueOf(data, NAMES.updated))
  return dateProblem?.replace('The date', 'The date of the last change').concat('.')
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

const valueOf = (data: JsonRecord, keys: readonly string[]): unknown =>
  keys.map((key) => data[key]).find(isFilled)

export function line(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== ''
    ? text.replace(/\s+/g, ' ').trim()
    : undefined
}

function stringList(value: unknown): string[] {
  const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  // Hexo has lists of lists: a category and those below it.
  return items.flat(3).flatMap((item: unknown) => {
    const word = line(typeof item === 'string' ? item.replace(/^#/, '') : nameOf(item))
    return word === undefined ? [] : [word]
  })
}

const names = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => line(nameOf(item)) ?? [])

const nameOf = (item: unknown): unknown =>
  isRecord(item) ? valueOf(item, ['name', 'title', 'label', 'slug']) : item

function readCover(data: JsonRecord, isShown: (name: string) => boolean): SourcePost['cover'] {
  const value = valueOf(data, NAMES.cover)
  const url = coverSource(value)
  if (url === undefined) return undefined
  const isUnseen = isShown(NAMES.cover.find((name) => isFilled(data[name])) ?? '')
    ? {}
    : { isUnseen: true as const }
  const own = recordOf(value)
  const alt = line(own['alt'] ?? own['caption'] ?? valueOf(data, NAMES.coverAlt))
  return { url, ...(alt === undefined ? {} : { alt }), ...isUnseen }
}

function coverSource(value: unknown): string | undefined {
  if (Array.isArray(value)) return coverSource(value.find(isFilled))
  if (isRecord(value)) {
    const keys = ['src', 'image', 'url', 'path', 'teaser', 'ogimage', 'overlayimage', 'feature']
    return coverSource(valueOf(withPlainNames(value), keys))
  }
  const url = line(value)
  // A colour, a class or a theme variant is not an image.
  return url !== undefined && /^[^<]*(?:\/[^<]*|\.\w{2,5})$/.test(url) ? url : undefined
}

function count(value: unknown): number | undefined {
  const found = Number.parseInt(String(value), 10)
  return found >= 1 && found <= 999 ? found : undefined
}
