import type { CollectionConfig, CollectionBeforeValidateHook } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import type { PreviewLink } from '#collections/generated/payload-types.ts'
import { isAdmin, denyAll } from '#collections/access.ts'

const DAY = 24 * 60 * 60 * 1000

/** Caps the expiry at the product's limit on every entry point; an earlier one stays. */
const limitPreviewLinkExpiry: CollectionBeforeValidateHook<PreviewLink> = ({ data, operation }) => {
  if (operation !== 'create') return data
  const latest = Date.now() + LIMITS.previewDays * DAY
  const wanted = Date.parse(data?.expiresAt ?? '')
  // The comparison makes an invalid date fall back to the latest expiry.
  const end = wanted < latest ? wanted : latest
  return { ...data, expiresAt: new Date(end).toISOString() }
}

/** Its holder can read the last saved version of one post. Deleting the row revokes the link. */
export const previewLinksCollection: CollectionConfig = {
  slug: 'preview-links',
  versions: false,
  labels: { singular: 'Preview link', plural: 'Preview links' },
  admin: {
    group: 'Content',
    defaultColumns: ['post', 'expiresAt', 'createdAt'],
    description:
      'Links that show a draft without signing in. Deleting one revokes it immediately. To copy a link, use Share in the editor of /cms.',
  },
  access: { read: isAdmin, create: isAdmin, update: denyAll, delete: isAdmin, unlock: denyAll },
  hooks: { beforeValidate: [limitPreviewLinkExpiry] },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'post',
      type: 'relationship',
      relationTo: 'posts',
      index: true,
      // Not `required`: the row briefly outlives its post.
      validate: (value: unknown) => Boolean(value) || 'Choose a post',
      admin: { description: 'Anyone with the link can read the last saved version of this post.' },
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Expires',
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: `At most ${LIMITS.previewDays} days from now (default).`,
      },
    },
  ],
}
