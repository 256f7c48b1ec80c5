import { compareLines, countChanges, unmarkedLines } from '#src/content/compare/compare-lines.ts'
import { compareTexts } from '#src/content/compare/compare-texts.ts'
import { textLines } from '#src/content/compare/text-lines.ts'
import type { TextLine } from '#src/content/compare/text-lines.ts'
import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import type { Comparison } from '#src/contract/comparison-schemas.ts'

export type VersionText<N extends string> = {
  fields: Record<N, string>
  content: string
  lines: readonly TextLine[]
}

/** @param content the body, in the stored format of posts; parsed: linear in its length */
export const versionText = <N extends string>(
  fields: Record<N, string>,
  content: string,
): VersionText<N> => ({
  fields,
  content,
  lines: textLines(contentToBlocks(content)),
})

/** Marks nothing if there is no first version. `counted`: fields whose words count besides the body. */
export function compareVersions<N extends string>(
  before: VersionText<N> | null,
  after: VersionText<N>,
  counted: readonly N[],
): Comparison<N> {
  if (!before)
    return { size: null, fields: [], lines: unmarkedLines(after.lines), isReformatted: false }
  const names = Object.keys(after.fields) as N[]
  const fields = names
    .filter((name) => before.fields[name] !== after.fields[name])
    .map((name) => ({ name, parts: compareTexts(before.fields[name], after.fields[name]) }))
  const lines = compareLines(before.lines, after.lines)
  const isSameText = lines.every(({ parts }) => parts.every(({ change }) => change === 'same'))
  return {
    // Do not count images as words, although the comparison shows their URL and alt text.
    size: countChanges([
      ...fields.filter(({ name }) => counted.includes(name)).flatMap(({ parts }) => parts),
      ...lines.filter(({ kind }) => kind !== 'image').flatMap(({ parts }) => parts),
    ]),
    fields,
    lines,
    isReformatted: isSameText && before.content !== after.content,
  }
}
