import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { eachPostField, TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { Comparison } from '#src/contract/comparison-schemas.ts'
import { compareVersions, versionText } from '#src/services/platform/compare-versions.ts'
import type { VersionText } from '#src/services/platform/compare-versions.ts'

type Name = PostFieldName | 'status'
export type PostVersionText = VersionText<Name>

export function postVersionText(version: PostDocument): PostVersionText {
  const { content, ...fields } = eachPostField((name) => textOf(version[name]))
  return versionText<Name>({ ...fields, content: '', status: version._status ?? 'draft' }, content)
}

export const comparePostTexts = (
  before: PostVersionText | null,
  after: PostVersionText,
): Comparison<Name> => compareVersions(before, after, TEXT_FIELDS)

const textOf = (value: string | number | string[] | null | undefined) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')
