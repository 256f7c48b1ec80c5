import { basename } from 'node:path'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readPostText } from '#src/import/archive/read-text.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { readMediumPost } from './medium-post.ts'

const POST = /(?:^|\/)posts\/[^/]+\.html$/
const PROFILE = /(?:^|\/)profile\/profile\.html$/

export const isMediumPost = (name: string): boolean => POST.test(name) && idOf(name) !== undefined

const idOf = (name: string) => /[-_]([0-9a-f]{8,14})\.html$/.exec(name)?.[1]

export async function openMedium(files: ExportedFiles): Promise<Source> {
  const names = files.names.filter((name) => POST.test(name)).toSorted()
  const ids = new Set(names.flatMap((name) => idOf(name) ?? []))
  const all = async function* () {
    for (const name of names) {
      const { text, problem } = await readPostText(files, name)
      const page = readMediumPost(text, { file: `posts/${basename(name)}`, id: idOf(name), ids })
      yield problem === undefined ? page : { ...page, post: { ...page.post, problem } }
    }
  }
  let replies = 0
  for await (const { isReply } of all()) if (isReply) replies += 1
  return exportSource(files, {
    ...{ kind: 'medium', name: 'Medium', count: names.length - replies },
    site: await profileUrl(files),
    left: [[replies, 'short reply', 'short replies']],
    posts: async function* () {
      for await (const { post, isReply } of all()) if (!isReply) yield post
    },
  })
}

async function profileUrl(files: ExportedFiles): Promise<string | undefined> {
  const name = files.names.find((one) => PROFILE.test(one))
  const { text } = name === undefined ? { text: '' } : await readPostText(files, name)
  const [, address] = /<a class="u-url" href="(https:\/\/[^"]+)"/.exec(text) ?? []
  return address
}
