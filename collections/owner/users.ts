import { baseSessionsField } from 'payload'
import type { AuthStrategy, CollectionAfterLogoutHook, CollectionConfig, Field } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { SESSION_LIFETIME } from '#src/contract/auth/session-settings.ts'
import { isAdmin, denyAll } from '#collections/access.ts'

type SignIn = {
  strategies: AuthStrategy[]
  /** Ends sessions on Payload's own logout. */
  afterLogout: CollectionAfterLogoutHook[]
  isSecure: boolean
}

const accountFields: Field[] = [
  {
    name: 'email',
    type: 'email',
    required: true,
    unique: true,
    index: true,
    admin: { description: 'The Google account that signs in.' },
  },
  {
    name: 'firstName',
    type: 'text',
    maxLength: LIMITS.authorLength,
    admin: {
      description: 'As Google reported it at the last sign-in. The dashboard greets by it.',
    },
  },
  {
    name: 'lastName',
    type: 'text',
    maxLength: LIMITS.authorLength,
    admin: { description: 'As Google reported it at the last sign-in.' },
  },
]

/** Written by the sign-in only. Without Payload's local strategy no visitor can register as the first user. */
export const usersCollection = ({
  strategies,
  afterLogout,
  isSecure,
}: SignIn): CollectionConfig => ({
  slug: 'users',
  versions: false,
  labels: { singular: 'Administrator', plural: 'Administrators' },
  admin: {
    group: 'Site',
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'createdAt'],
    description:
      'Accounts that have signed in with Google. ADMIN_EMAILS lists those that may. Sign out devices and revoke their access tokens in /cms/administrators.',
  },
  access: {
    admin: ({ req }) => req.user !== null,
    read: isAdmin,
    readVersions: denyAll,
    create: denyAll,
    update: denyAll,
    delete: denyAll,
    unlock: denyAll,
  },
  auth: {
    disableLocalStrategy: true,
    strategies,
    tokenExpiration: SESSION_LIFETIME.idleSeconds,
    removeTokenFromResponses: true,
    // Lax, never Strict: the redirect from Google is a cross-site navigation.
    cookies: { sameSite: 'Lax', secure: isSecure },
  },
  hooks: { afterLogout },
  fields: [
    ...accountFields,
    {
      ...baseSessionsField,
      fields: [
        ...baseSessionsField.fields,
        // Of the browser at sign-in; not updated.
        { name: 'device', type: 'text' },
        { name: 'address', type: 'text' },
      ],
      access: { create: denyAll, read: denyAll, update: denyAll },
    },
  ],
})
