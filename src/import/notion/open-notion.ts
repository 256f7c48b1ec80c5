import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import type { PostFile } from '#src/import/markdown/files/list-post-files.ts'
import { readCsv } from '#src/import/source/read-csv.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { mapPosts } from '#src/import/source/within-deadline.ts'
import { notionPost } from './notion-post.ts'

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
