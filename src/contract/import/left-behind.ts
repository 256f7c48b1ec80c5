import { z } from 'zod'

const NOUNS = {
  picture: ['lost picture', 'lost pictures'],
  'old-host': ['picture on the old host', 'pictures on the old host'],
  link: ['dead link', 'dead links'],
  'old-page': ['linked address of the old site', 'linked addresses of the old site'],
  page: ['page', 'pages'],
  members: ['post that was for members', 'posts that were for members'],
  comments: ['post with comments', 'posts with comments'],
  embed: ['embed', 'embeds'],
  gallery: ['gallery', 'galleries'],
  code: ['code injection', 'code injections'],
  file: ['other file', 'other files'],
} as const

/** What of the source a warning says does not arrive: counted by its kind. */
export const leftBehindSchema = z.enum(
  Object.keys(NOUNS) as [keyof typeof NOUNS, ...(keyof typeof NOUNS)[]],
)
export type LeftBehind = z.infer<typeof leftBehindSchema>

/** `2 lost pictures, 1 dead link`: what stays behind by these warnings; empty for none. */
export function leftBehindText(warnings: readonly { kind?: LeftBehind | undefined }[]): string {
  const counts = leftBehindSchema.options.map((kind) => {
    const count = warnings.filter((warning) => warning.kind === kind).length
    return count === 0 ? [] : [`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`]
  })
  return counts.flat().join(', ')
}
