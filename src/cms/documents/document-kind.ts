import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { isSameForm, isUnsaved, PLAIN_KIND } from '#src/cms/drafts/draft-kind.ts'
import type { DraftKind, Form, Version } from '#src/cms/drafts/draft-kind.ts'

export type StoredDocument<V extends Form> = Version<V> & {
  /** `changed`: published, with newer changes that visitors do not see. */
  state: 'draft' | 'changed' | 'published'
  /** Path of the public page, or null. */
  path: string | null
}

type StoredResponse<V extends Form> = Omit<StoredDocument<V>, 'at'> & { savedAt: string | null }

export const storedDocument = <V extends Form>({
  savedAt,
  ...stored
}: StoredResponse<V>): StoredDocument<V> => ({
  ...stored,
  at: savedAt === null ? null : new Date(savedAt),
})

export type DocumentKindOptions<V extends Form> = {
  /** Fields that the server fills in where they are empty. */
  assigned?: readonly (keyof V & string)[]
  published?: (form: V) => V
  fresh?: StoredDocument<V>
}

export function documentKind<V extends Form>(
  noun: string,
  { assigned = [], published = (form) => form, fresh }: DocumentKindOptions<V>,
): DraftKind<StoredDocument<V>> {
  return {
    ...PLAIN_KIND,
    assigned,
    automatic: (draft) => (isUnsaved(draft) ? { sent: draft.form, body: draft.form } : null),
    body: (_, { sent }) => published(sent),
    isSameRequest: (_, remote, { sent }) => {
      const empty = assigned.filter((field) => !sent[field])
      const filled = Object.fromEntries(empty.map((field) => [field, remote.form[field]]))
      const mine = published({ ...sent, ...filled })
      return isSameForm(canonical(published(remote.form)), canonical(mine))
    },
    isDone: (draft) => draft.stored.state === 'published' && !isUnsaved(draft),
    failureText: () => `Failed to publish the ${noun}`,
    ...(fresh && { blank: () => fresh }),
  }
}

/** As the server stores it, where spaces around a text and the ways to write a rich text make no difference. */
const canonical = <V extends Form>(form: V): V =>
  JSON.parse(JSON.stringify(form), (_, value: unknown) => {
    if (typeof value !== 'string') return value
    return value.includes('<') ? sanitizeContent(value) : value.trim()
  }) as V
