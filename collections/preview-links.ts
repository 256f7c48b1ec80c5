import type { CollectionConfig } from 'payload'
import { isAdmin, nobody } from './access.ts'

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
    description: 'Addresses under which somebody may read a draft. Deleting one ends it at once.',
  },
  access: { read: isAdmin, create: isAdmin, update: nobody, delete: isAdmin, unlock: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'posts', index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
