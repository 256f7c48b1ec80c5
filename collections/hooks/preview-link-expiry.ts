import type { CollectionBeforeValidateHook } from 'payload'
import type { PreviewLink } from '#collections/generated/payload-types.ts'
import { LIMITS } from '#src/contract/limits.ts'

const DAY = 24 * 60 * 60 * 1000

/** A link works for as long as the product says, through whichever door it was made; an earlier end stands. */
export const limitPreviewLinkExpiry: CollectionBeforeValidateHook<PreviewLink> = ({
  data,
  operation,
}) => {
  if (operation !== 'create') return data
  const latest = Date.now() + LIMITS.previewDays * DAY
  const wanted = Date.parse(data?.expiresAt ?? '')
  // Compared so that an end that is no date is the latest one.
  const end = wanted < latest ? wanted : latest
  return { ...data, expiresAt: new Date(end).toISOString() }
}
