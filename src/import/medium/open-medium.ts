import { basename } from 'node:path'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readPostText, readText } from '#src/import/archive/read-text.ts'
import { editHtml } from '#src/import/html/edit-html.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { readMediumPost } from './medium-post.ts'

const POST = /(?:^|\/)posts\/[^/]+\.html$/
const PROFILE = /(?:^|\/)profile\/profile\.html$/

/** Whether a file of an export is a story of Medium, by its path. */
export const isMediumPost = (name: string): boolean => POST.test(name) && idOf(name) !== undefined

/** `posts/2018-08-11_Title-efef12345678.html`, `posts/draft_Title-efef12345678.html`. */
const idOf = (name: string) => /[-_]([0-9a-f]{8,14})\.html$/.exec(name)?.[1]

/**
 * An export of Medium: a page for each story, draft and reply. Replies are left out.
 * Errors: `invalid` with a sentence that names the file.
 */
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
  const site = await profileAddress(files)
  return {
    kind: 'medium',
    description: describe({ posts: names.length - replies, replies, site }),
    site: site ?? 'https://medium.com',
    posts: async function* () {
      for await (const { post, isReply } of all()) if (!isReply) yield post
    },
    file: () => Promise.resolve(undefined),
    close: async () => files.close(),
  }
}

function describe({ posts, replies, site }: { posts: number; replies: number; site?: string }) {
  const from = site === undefined ? '' : ` from ${site}`
  const left =
    replies === 0 ? '' : `; ${pluralize(replies, 'short reply', 'short replies')} will be left out`
  return `A Medium export of ${pluralize(posts, 'post')}${from}${left}`
}

/** `https://medium.com/@name`, by which the exports of two people are told apart. */
async function profileAddress(files: ExportedFiles): Promise<string | undefined> {
  const name = files.names.find((one) => PROFILE.test(one))
  if (name === undefined) return undefined
  let address: string | undefined
  editHtml(await readText(basename(name), await files.open(name)), (element) => {
    if (element.hasClass('u-url')) address ??= element.attribute('href')
    return undefined
  })
  return /^https:\/\//.test(address ?? '') ? address : undefined
}
