import type { CollectionConfig } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { isAdmin, nobody } from './access.ts'
import { keepPreviewLife } from './hooks/preview-life.ts'

/**
 * Who holds the address of such a link may read one post as its author last saved it. Removing the row
 * ends the link; without its post it shows nothing.
 */
export const previewLinksCollection: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Preview link', plural: 'Preview links' },
  admin: {
    group: 'Content',
    defaultColumns: ['post', 'expiresAt', 'createdAt'],
    description:
      'Addresses under which somebody may read a draft. Deleting one ends it at once. The address itself is shown by Share in the editor of /cms.',
  },
  access: { read: isAdmin, create: isAdmin, update: nobody, delete: isAdmin, unlock: nobody },
  hooks: { beforeValidate: [keepPreviewLife] },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'post',
      type: 'relationship',
      relationTo: 'posts',
      index: true,
      // Not `required`: the row outlives its post by a moment.
      validate: (value: unknown) => Boolean(value) || 'Choose the post that may be read',
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: 'Works until',
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: `At most ${LIMITS.previewDays} days from now; empty means that.`,
      },
    },
  ],
}
