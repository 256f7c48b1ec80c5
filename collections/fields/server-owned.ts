import { denyAll } from '#collections/access.ts'

/** Settings of a field that only the server writes: neither a form nor a comparison of versions shows it. */
export const serverOwned = {
  access: { create: denyAll, update: denyAll },
  admin: {
    hidden: true,
    components: { Diff: '/src/payload-ui/version-differences.tsx#NoDifference' },
  },
}
