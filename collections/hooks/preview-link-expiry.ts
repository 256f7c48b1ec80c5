import type { CollectionBeforeValidateHook } from 'payload'
import type { PreviewLink } from '#collections/generated/payload-types.ts'
import { LIMITS } from '#src/contract/limits.ts'

const DAY = 24 * 60 * 60 * 1000

/** Caps the expiry at the product's limit on every entry point; an earlier one stays. */
export const limitPreviewLinkExpiry: CollectionBeforeValidateHook<PreviewLink> = ({
  data,
  operation,
}) => {
  if (operation !== 'create') return data
  const latest = Date.now() + LIMITS.previewDays * DAY
  const wanted = Date.parse(data?.expiresAt ?? '')
  // The comparison makes an invalid date fall back to the latest expiry.
  const end = wanted < latest ? wanted : latest
  return { ...data, expiresAt: new Date(end).toISOString() }
}
