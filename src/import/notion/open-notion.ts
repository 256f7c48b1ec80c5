import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import type { PostFile } from '#src/import/markdown/files/list-post-files.ts'
import { readCsv } from '#src/import/source/read-csv.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { mapPosts } from '#src/import/source/within-deadline.ts'
import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { alertMarkdown } from '#src/import/markdown/markup/alert-markdown.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import { readFields, withPlainNames } from '#src/import/markdown/fields/read-fields.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'

const ID = / ([0-9a-f]{32})(?:_all)?\.(?:md|csv)$/

export const isNotionPage = ({ key }: PostFile): boolean => ID.test(key)

export async function openNotion(source: Source, project: Project): Promise<Source> {
  const properties = await propertyNames(project.scope)
  const originals = new Map<string, string>()
  return {
    ...mapPosts(source, (post) => {
      const id = ID.exec(post.key)?.[1]
      const key = id === undefined ? post.key : `${id}.md`
      originals.set(key, post.key)
      // Names of files with identifiers were not URLs of a site.
      return { ...notionPost(post, properties), key, oldPaths: [] }
    }),
    description: source.description.replace('A folder of Markdown', 'A Notion export'),
    // Images are in a folder next to the page, with its full name.
    file: (url, from) => source.file(url, { ...from, key: originals.get(from.key) ?? from.key }),
  }
}

async function propertyNames(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true })
  const found = new Set<string>()
  for (const name of names.filter((one) => one.endsWith('.csv') && ID.test(one))) {
    const { columns } = readCsv(await readFile(path.join(folder, name), 'utf8'))
    for (const column of columns) found.add(column.replace(/^\u{FEFF}/u, '').trim())
  }
  return found
}

/** The only properties of a page without a table next to it. */
const KNOWN =
  /^(?:date|publish(?:ed)?(?: date| on| at)?|created(?: time)?|last edited(?: time)?|tags?|category|categories|status|slug|author|description|summary|excerpt)$/i

/** Names of Notion for what front matter calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  createdtime: 'created',
  lasteditedtime: 'updated',
  lastedited: 'updated',
}

const PUBLIC = /^(?:published|public|live|done|complete|completed)$/i

function notionPost(post: SourcePost, columns: ReadonlySet<string>): SourcePost {
  const { properties, text } = takeProperties(post.body.text, columns)
  const warnings = [...post.warnings]
  const warn = (words: string, kind?: IssueKind) =>
    void warnings.push({ place: post.place, text: words, ...(kind && { kind }) })
  const data = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const key = name.toLowerCase().replaceAll(/[\s_-]/g, '')
      return [NAMES[key] ?? key, value.replace(/ → .*$/, '').replace(/\(([A-Z]{3})\)$/, '$1')]
    }),
  )
  const fields = readFields(withPlainNames(data))
  const { slug: _slug, ...rest } = post
  const status = String(data['status'] ?? '')
  const isOpen = status !== '' && !PUBLIC.test(status)
  if (isOpen) warn(`Its status is “${status.slice(0, 60)}”: it is imported as a draft.`)
  return {
    ...rest,
    ...fields,
    ...(typeof data['slug'] === 'string' && data['slug'] !== '' && { slug: data['slug'] }),
    ...(post.title !== undefined && { title: post.title.replace(/ [0-9a-f]{32}$/, '') }),
    isDraft: post.isDraft || fields.isDraft || isOpen,
    body: { ...post.body, text: pageText(text, warn) },
    warnings,
  }
}

/** The first paragraph, when each of its lines is one of the properties; the lines stay, empty. */
function takeProperties(text: string, columns: ReadonlySet<string>) {
  const [start = ''] = /^\s*/.exec(text) ?? []
  const block = text.slice(start.length).split(/\n[ \t]*(?:\n|$)/, 1)[0] ?? ''
  const lines = block.split('\n').map((line) => /^([^:\n]{1,100}): ?(.*)$/.exec(line))
  const isName = (name: string) => columns.has(name) || (columns.size === 0 && KNOWN.test(name))
  const isHead = block !== '' && lines.every((match) => match !== null && isName(match[1] ?? ''))
  if (!isHead) return { properties: {}, text }
  const properties = Object.fromEntries(
    lines.map((match) => [match?.[1] ?? '', match?.[2]?.trim() ?? '']),
  )
  const rest = text.slice(start.length + block.length)
  return { properties, text: start + '\n'.repeat(lines.length - 1) + rest }
}

const LINK = /(!?)\[((?:[^[\]\\\n]|\\.){0,1000})\]\(([^()\s]{1,2000})\)/g
const BOX = /^<aside>\n([^]{0,20000}?)\n<\/aside>$/gm

/** Links between pages name the identifier; boxes are alerts; an image without words is described by its file. */
function pageText(text: string, warn: (words: string, kind: IssueKind) => void): string {
  return mapProse(text, {
    prose: (part) =>
      part
        .replace(BOX, (_box, inner: string) => alertMarkdown(inner))
        .replace(LINK, (link, mark: string, words: string, url: string) => {
          if (mark === '!') return isFileName(words, url) ? `![](${url})` : link
          const [, id, kind] = /(?:%20|-|\/|^)([0-9a-f]{32})(?:_all)?\.(md|csv)$/.exec(url) ?? []
          if (kind === 'md') return `[${words}](/${id}.md)`
          if (kind !== 'csv') return link
          warn(`The table “${words}” became its name.`, 'file')
          return words
        }),
  })
}

/** Notion describes an image by the name of its file, or by the name of a pasted image. */
function isFileName(words: string, url: string): boolean {
  const file = decodePercent(url.replace(/%(?![0-9a-f]{2})/gi, '%25')).replace(/^.*\//, '')
  const isOfFile = file.normalize('NFC') === words.normalize('NFC')
  return isOfFile || /^(?:image|untitled)(?: \d{1,4}| \(\d{1,4}\))?(?:\.\w{2,5})?$/i.test(words)
}
