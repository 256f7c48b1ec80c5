import { nobody } from './access.ts'

/** Settings of a field that only the server writes: neither a form nor a comparison of versions shows it. */
export const serverOwned = {
  access: { create: nobody, update: nobody },
  admin: {
    hidden: true,
    components: { Diff: '/src/payload-ui/version-differences.tsx#NoDifference' },
  },
}
