import type { CollectionConfig, PayloadRequest } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { normalizeOldPath } from '#src/lib/http/normalize-old-path.ts'
import { redirectLocation } from '#src/lib/http/redirect-location.ts'
import { adminEdits, isAdmin, denyAll } from '#collections/access.ts'
import { notifyOnChange, notifyOnDelete } from '#collections/hooks/notify-public-change.ts'
import { REDIRECT_LABELS, refuseRedirectChain } from '#collections/hooks/redirect-rules.ts'
import { textRule } from '#collections/fields/text-rule.ts'

const locationOf = (target: string, { payload }: PayloadRequest) =>
  redirectLocation(target, payload.config.serverURL)

export const redirectsCollection: CollectionConfig = {
  slug: 'redirects',
  versions: false,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'address',
    group: 'Content',
    defaultColumns: ['address', 'post', 'target', 'createdAt'],
    listSearchableFields: ['address', 'target'],
    description:
      'Redirects from old URLs, for example of an imported blog. An existing page at the same URL takes precedence.',
  },
  access: adminEdits(isAdmin),
  disableDuplicate: true,
  defaultSort: 'address',
  hooks: {
    beforeChange: [refuseRedirectChain],
    afterChange: [notifyOnChange],
    afterDelete: [notifyOnDelete],
  },
  fields: [
    {
      name: 'address',
      type: 'text',
      required: true,
      unique: true,
      maxLength: LIMITS.redirectLength,
      label: REDIRECT_LABELS.address,
      hooks: {
        beforeValidate: [
          ({ value }) =>
            (typeof value === 'string'
              ? (normalizeOldPath(value.trim()) ?? value)
              : value) as unknown,
        ],
      },
      validate: textRule(
        (value) =>
          (value?.startsWith('/') && value !== '/') ||
          'The old URL must be a path on this site, for example /2019/05/my-post',
      ),
      admin: { description: 'Path, for example /2019/05/my-post.html or /?p=12.' },
    },
    {
      name: 'post',
      type: 'relationship',
      relationTo: 'posts',
      index: true,
      admin: { description: 'Redirects to the current URL of this post while it is public.' },
    },
    {
      name: 'target',
      type: 'text',
      maxLength: LIMITS.redirectLength,
      label: REDIRECT_LABELS.target,
      hooks: {
        beforeValidate: [
          ({ value, req }) =>
            (typeof value === 'string'
              ? (locationOf(value.trim(), req) ?? value)
              : value) as unknown,
        ],
      },
      validate: textRule(
        (value, { req }) =>
          !value ||
          locationOf(value, req) !== undefined ||
          'The URL must start with /, http:// or https://',
      ),
      admin: {
        description: 'A path on this site or an external URL, if the target is not a post.',
        condition: (data) => !data['post'],
      },
    },
    {
      name: 'importRun',
      type: 'text',
      index: true,
      access: { create: denyAll, update: denyAll },
      admin: { hidden: true },
    },
  ],
}
