import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { compareLines, countChanges, unmarkedLines } from '#src/content/compare/compare-lines.ts'
import { compareTexts } from '#src/content/compare/compare-texts.ts'
import { textLines } from '#src/content/compare/text-lines.ts'
import type { TextLine } from '#src/content/compare/text-lines.ts'
import { parseOnServer } from '#src/content/html/parse-server.ts'
import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { eachPostField, POST_FIELD_NAMES, TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { Comparison } from '#src/contract/posts/post-version-schemas.ts'

/** A version as text: its fields, and its body line by line. */
export type VersionText = {
  fields: Record<PostFieldName | 'status', string>
  lines: readonly TextLine[]
}

/** The stored version as text. Parses the body: linear in its length. */
export function versionText(version: PostDocument): VersionText {
  const fields = eachPostField((name) => textOf(version[name]))
  return {
    fields: { ...fields, status: version._status ?? 'draft' },
    lines: textLines(contentToBlocks(fields.content, parseOnServer)),
  }
}

const textOf = (value: string | number | string[] | null | undefined) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

const COMPARED_FIELDS = [...POST_FIELD_NAMES, 'status' as const].filter(
  (name) => name !== 'content',
)
const isText = (name: string) => TEXT_FIELDS.some((field) => field === name)

/** What changed from one version to another; without the first, the text of the second with nothing marked. */
export function compareVersions(before: VersionText | null, after: VersionText): Comparison {
  if (!before)
    return { size: null, fields: [], lines: unmarkedLines(after.lines), isReformatted: false }
  const fields = COMPARED_FIELDS.filter((name) => before.fields[name] !== after.fields[name]).map(
    (name) => ({ name, parts: compareTexts(before.fields[name], after.fields[name]) }),
  )
  const lines = compareLines(before.lines, after.lines)
  const isSameText = lines.every(({ parts }) => parts.every(({ change }) => change === 'same'))
  return {
    // An image is no word, though its address and description are shown as text.
    size: countChanges([
      ...fields.filter(({ name }) => isText(name)).flatMap(({ parts }) => parts),
      ...lines.filter(({ kind }) => kind !== 'image').flatMap(({ parts }) => parts),
    ]),
    fields,
    lines,
    isReformatted: isSameText && before.fields.content !== after.fields.content,
  }
}
