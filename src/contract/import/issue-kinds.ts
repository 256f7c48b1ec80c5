import { z } from 'zod'

const NOUNS = {
  picture: ['missing image', 'missing images'],
  'old-host': ['image on the old host', 'images on the old host'],
  link: ['broken link', 'broken links'],
  'old-page': ['link to the old site', 'links to the old site'],
  page: ['page', 'pages'],
  members: ['members-only post', 'members-only posts'],
  comments: ['post with comments', 'posts with comments'],
  embed: ['embed', 'embeds'],
  gallery: ['gallery', 'galleries'],
  code: ['code injection', 'code injections'],
  file: ['other file', 'other files'],
} as const

/** Kinds of content that is not imported. */
export const issueKindSchema = z.enum(
  Object.keys(NOUNS) as [keyof typeof NOUNS, ...(keyof typeof NOUNS)[]],
)
export type IssueKind = z.infer<typeof issueKindSchema>

/** Returns counts by kind: `2 missing images, 1 broken link`; empty for none. */
export function issueCountsText(warnings: readonly { kind?: IssueKind | undefined }[]): string {
  const counts = issueKindSchema.options.map((kind) => {
    const count = warnings.filter((warning) => warning.kind === kind).length
    return count === 0 ? [] : [`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`]
  })
  return counts.flat().join(', ')
}
