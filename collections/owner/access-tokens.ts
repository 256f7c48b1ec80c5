import type { CollectionConfig } from 'payload'
import { TOKEN_SCOPE_LABELS } from '#src/contract/access-tokens/access-token-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { isAdmin, denyAll } from '#collections/access.ts'
import { recordTokenRevocation } from '#collections/hooks/activity-events.ts'
import { selectOptions } from '#collections/fields/select-options.ts'

const { posts, media, read } = TOKEN_SCOPE_LABELS

/**
 * Each acts as its owner, within its scopes. Not Payload's API keys, which have all rights, never expire, and are
 * readable.
 */
export const accessTokensCollection: CollectionConfig = {
  slug: 'access-tokens',
  versions: false,
  labels: { singular: 'Access token', plural: 'Access tokens' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'scopes', 'owner', 'expiresAt', 'lastUsedAt'],
    description:
      'Scripts use access tokens to call the API. Deleting a token revokes it immediately. Create tokens at /cms/tokens.',
  },
  access: { read: isAdmin, create: denyAll, update: denyAll, delete: isAdmin, unlock: denyAll },
  hooks: { afterDelete: [recordTokenRevocation] },
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: LIMITS.tokenNameLength,
      admin: { description: 'Where the token is used.' },
    },
    {
      name: 'scopes',
      type: 'select',
      hasMany: true,
      required: true,
      options: selectOptions({ posts: posts.label, media: media.label, read: read.label }),
      admin: { description: 'Permissions of the token.' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: {
        description: 'The administrator who created the token. It has the access of this account.',
      },
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      label: 'Expires',
      admin: { description: 'The token is rejected after this time.' },
    },
    {
      name: 'lastUsedAt',
      type: 'date',
      label: 'Last use',
      admin: { description: 'Time of the last use, to the minute.' },
    },
    {
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hidden: true,
      admin: { hidden: true },
      access: { read: denyAll },
    },
  ],
}
