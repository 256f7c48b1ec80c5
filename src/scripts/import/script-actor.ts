import type { TypedUser } from 'payload'
import type { Admin } from '#src/services/platform/payload.ts'

export const scriptActor: Admin = {
  kind: 'admin',
  user: {
    id: '00000000-0000-4000-8000-000000000000',
    collection: 'users',
    email: 'import@localhost',
  } as TypedUser,
}
